/** How much of a field's text the report shows. */
export const shownCharacters = 240;

/** How much unchanged text is shown before the first difference. */
const lead = 40;

/**
 * Two texts as the report shows them: long ones that begin alike are shown from a little before the first
 * difference.
 */
export function shownChange(before: string, after: string): { before: string; after: string } {
  const start = before && after ? startOf(before, after) : 0;
  return { before: shown(before, start), after: shown(after, start) };
}

function startOf(before: string, after: string): number {
  if (before.length <= shownCharacters / 2 && after.length <= shownCharacters / 2) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same <= lead * 2) return 0;
  // Begins at a word where there are words.
  const space = before.lastIndexOf(' ', same - lead);
  return space > same - lead * 2 ? space + 1 : same - lead;
}

function shown(text: string, start: number): string {
  const rest = start === 0 ? text : `…${text.slice(start)}`;
  return rest.length > shownCharacters ? `${rest.slice(0, shownCharacters - 1)}…` : rest;
}
