/** How many requests a minute one address may send to the open catalogue, as its page for developers says. */
export const openCatalogueLimits = {
  /** Answers of the API that are not in the cache; cached ones are not counted. */
  answers: 240,
  /** Calls by assistants: a handful for each question of their user. */
  calls: 120,
  /** Downloads of a whole catalogue. */
  files: 10,
} as const;
