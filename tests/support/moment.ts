/** The last attempt is for a moment so far away; a machine that needs longer for a few questions is broken. */
const furthest = 64;

/** As clocks in Zurich show it. */
export function inZurich(moment: number): string {
  const format = { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment).replace(' ', 'T');
}

/** The next full second that is at least so far away. */
export const secondsAhead = (seconds: number): number => Math.ceil(Date.now() / 1000 + seconds) * 1000;

/**
 * Does what belongs before a moment: plans something for it, and looks whether it is there too early. A slow machine may
 * not be done when the moment comes; then whatever was seen proves nothing, and all is done again for a moment that is
 * twice as far away. So each attempt makes what it plans again.
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
