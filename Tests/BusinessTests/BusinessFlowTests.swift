import Business
