/** Whether a warranty still holds on a day, both written as 2024-06-11; it holds on its last day. */
export function warrantyState(until: string | null, today: string): 'none' | 'valid' | 'ended' {
  if (!until) return 'none';
  return until >= today ? 'valid' : 'ended';
}

/** The reader's day. */
export function getToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
