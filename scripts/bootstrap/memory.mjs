/**
 * How the server process keeps its memory small (bench/memory-results.md). Drawing pages leaves much short-lived data
 * behind: a smaller nursery keeps less of it at the same speed. glibc keeps freed memory apart for every thread: with one
 * arena for all of them less stays behind; and pages, which are large, go back to the system at once instead of leaving
 * holes. Other C libraries do not read this.
 */
export const memoryArgs = ['--max-semi-space-size=8'];
export const memoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
