/** The form in which names are compared: lower case, one space between words. */
export function plainName(name: string): string {
  return normaliseName(name).toLowerCase();
}

/** The form in which a name is stored and shown. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ');
}
