print("AppCore")
