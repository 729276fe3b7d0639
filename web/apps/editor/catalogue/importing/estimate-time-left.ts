type Progress = { readonly done: number; readonly total: number; readonly secondsRun: number };

/** Less than this says nothing about the rest. */
const leastSeconds = 4;
const leastShare = 0.02;

/**
 * How long a step will still run if it goes on as it did so far, as roughly as people say it; undefined:
 * it has only begun.
 */
export function estimateTimeLeft({
  done,
  total,
  secondsRun,
}: Progress): { count: number; unit: 'second' | 'minute' | 'hour' } | undefined {
  if (secondsRun < leastSeconds || done < total * leastShare || done <= 0 || done >= total) return undefined;
  const seconds = (secondsRun / done) * (total - done);
  if (seconds <= 90) return { count: Math.max(5, Math.ceil(seconds / 5) * 5), unit: 'second' };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? { count: minutes, unit: 'minute' }
    : { count: Math.ceil(minutes / 60), unit: 'hour' };
}
