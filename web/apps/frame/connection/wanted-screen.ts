/** The address of the requested screen that has not loaded yet. */
let wanted: string | undefined;
let waiting: ((address: string) => void)[] = [];

export function setWanted(address: string | undefined): void {
  wanted = address;
  if (address === undefined) return;
  for (const resolve of waiting) resolve(address);
  waiting = [];
}

/** Resolves at once if a screen is requested, or else with the next one. */
export function whenWanted(): Promise<string> {
  if (wanted !== undefined) return Promise.resolve(wanted);
  return new Promise((resolve) => waiting.push(resolve));
}
