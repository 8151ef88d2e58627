#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// Calls of malloc and its kin so far, in the whole process.
long allocation_count(void);

/// Bytes on the heap that are allocated and not freed, with the allocator's own overhead.
long allocated_bytes(void);

#endif
