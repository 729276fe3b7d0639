/** The state of a warranty on a day, both written as 2024-06-11; it is still valid on its last day. */
export function warrantyState(until: string | null, today: string): 'none' | 'valid' | 'ended' {
  if (!until) return 'none';
  return until >= today ? 'valid' : 'ended';
}

/** The current day in the reader's time zone. */
export function getToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
