/**
 * Keeps the memory of the server process small (measured in bench/memory-results.md).
 *
 * Rendering pages leaves much short-lived data behind. The young generation keeps V8's default of 16 MB,
 * which is stated because the measurements depend on it: half of it saves 15 to 25 MB but makes a page a
 * sixth more expensive. The old generation is collected after it has grown by half, instead of threefold,
 * which costs up to a tenth more work for each rendered page.
 *
 * glibc keeps freed memory separately for every thread: with a single arena, less of it is retained. Large
 * blocks, such as pages, are returned to the system at once instead of leaving holes. Other C libraries
 * ignore these variables.
 */
export const memoryArgs = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
export const memoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
