/** By which two names are the same: lower case, one space between words. */
export function plainName(name: string): string {
  return tidyName(name).toLowerCase();
}

/** As it is stored and shown. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ');
}
