/** The seconds of the last attempt; a machine that needs longer for a few requests is broken. */
const furthest = 64;

/** A time as clocks in Zurich show it. */
export function inZurich(moment: number): string {
  const format = { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment).replace(' ', 'T');
}

/** The next full second that is at least this far away. */
export const secondsAhead = (seconds: number): number => Math.ceil(Date.now() / 1000 + seconds) * 1000;

/**
 * Runs what has to happen before a time: planning something for it, and checking that it does not happen
 * early. A slow machine may not finish in time; then the result proves nothing, and everything is repeated
 * for a time that is twice as far away. So each attempt must create its own plan.
 */
export async function beforeMoment<Result>(attempt: (moment: number) => Promise<Result>): Promise<Result> {
  for (let seconds = 1; ; seconds *= 2) {
    const moment = secondsAhead(seconds);
    try {
      const result = await attempt(moment);
      if (Date.now() < moment) return result;
      if (seconds >= furthest) throw new Error(`${furthest} seconds were not enough for it.`);
    } catch (error) {
      if (Date.now() < moment || seconds >= furthest) throw error;
    }
  }
}
