/**
 * How the server process keeps its memory small (bench/memory-results.md). Drawing pages leaves much short-lived data
 * behind, so the nursery keeps V8's own 16 MB, written down because the figures hang on it: half of it holds 15 to 25 MB
 * less and makes a page a sixth dearer. What outlives it is looked through when it has grown by half, not by three times,
 * for up to a tenth more work for each page that is drawn. glibc keeps freed memory apart for every thread: with one arena
 * for all of them less stays behind; and pages, which are large, go back to the system at once instead of leaving holes.
 * Other C libraries do not read this.
 */
export const memoryArgs = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
export const memoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
