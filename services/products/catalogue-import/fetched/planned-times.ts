const dayMs = 24 * 60 * 60_000;

/** The next of some times of the day, written `02:30` in UTC. */
export function nextPlannedTime(times: readonly string[], now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const moments = times.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const today = midnight + (hours * 60 + minutes) * 60_000;
    return today > now.getTime() ? today : today + dayMs;
  });
  return new Date(Math.min(...moments));
}
