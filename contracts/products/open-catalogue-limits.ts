/** How often an address may ask the open catalogue in a minute, as its page for developers says. */
export const openCatalogueLimits = {
  /** Answers of the API that nobody has asked for before; what is remembered is not counted. */
  answers: 240,
  /** Calls of assistants' programs: a handful for each question of their reader. */
  calls: 120,
  /** Each is a whole catalogue. */
  files: 10,
} as const;
