/** By what somebody names the company that he works for, without a list to choose from. */
export const waysToAsk = ['serialNumber', 'name', 'number'] as const;
export type WayToAsk = (typeof waysToAsk)[number];

/** What happens to a person with an address of a company: somebody decides, or the person joins at once. */
export const joiningModes = ['request', 'atOnce'] as const;
export type JoiningMode = (typeof joiningModes)[number];

/** How long what is written may be. */
export const joiningLengths = { value: 120, town: 80, workplace: 200 } as const;
