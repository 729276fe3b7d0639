/** Changed whenever the same texts would be indexed differently: everything is then read again after the start. */
const format = 2;

export function getVersion(updatedAt: string): string {
  return `${format} ${updatedAt}`;
}
