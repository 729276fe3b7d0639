/** The path of a link alone, as pages have it. */
export function plainPath(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/';
}
