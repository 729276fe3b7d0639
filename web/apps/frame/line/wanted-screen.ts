/** The address of the screen that the reader called and that has not come yet. */
let wanted: string | undefined;
let waiting: ((address: string) => void)[] = [];

export function setWanted(address: string | undefined): void {
  wanted = address;
  if (address === undefined) return;
  for (const tell of waiting) tell(address);
  waiting = [];
}

/** At once where a screen is called, else when the next one is. */
export function whenWanted(): Promise<string> {
  if (wanted !== undefined) return Promise.resolve(wanted);
  return new Promise((resolve) => waiting.push(resolve));
}
