/** A moment as an input of the type `datetime-local` has it: by the clock beside the reader, `2026-11-26T09:00`. */
export function localMoment(at: string): string {
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
