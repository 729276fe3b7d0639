/** How somebody names the company to join, since there is no list to choose from. */
export const waysToAsk = ['serialNumber', 'name', 'number'] as const;
export type WayToAsk = (typeof waysToAsk)[number];

/**
 * What happens when a person registers with an address of a company's domain: an administrator decides, or the person
 * joins at once.
 */
export const joiningModes = ['request', 'atOnce'] as const;
export type JoiningMode = (typeof joiningModes)[number];

/** The maximum lengths of what a person types. */
export const joiningLengths = { value: 120, town: 80, workplace: 200 } as const;
