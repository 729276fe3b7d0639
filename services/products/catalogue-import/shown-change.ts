/** Texts that a report shows of a field at most. */
export const shownCharacters = 240;

/** So much of what is the same stands before what differs. */
const lead = 40;

/** Two texts as a report shows them: of long ones that begin alike, from a little before where they part. */
export function shownChange(before: string, after: string): { before: string; after: string } {
  const start = before && after ? startOf(before, after) : 0;
  return { before: shown(before, start), after: shown(after, start) };
}

function startOf(before: string, after: string): number {
  if (before.length <= shownCharacters / 2 && after.length <= shownCharacters / 2) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same <= lead * 2) return 0;
  // From the beginning of a word on where there are words.
  const space = before.lastIndexOf(' ', same - lead);
  return space > same - lead * 2 ? space + 1 : same - lead;
}

function shown(text: string, start: number): string {
  const rest = start === 0 ? text : `…${text.slice(start)}`;
  return rest.length > shownCharacters ? `${rest.slice(0, shownCharacters - 1)}…` : rest;
}
