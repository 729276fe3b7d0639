import type { Letter } from './letter.ts';

/** A letter as plain text. */
export function getText(letter: Letter, origin: string): string {
  const { opening, action, facts = [], quote, small, links = [] } = letter;
  const listed = facts.map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const foot = [small, ...links.map(({ label, path }) => `${label}: ${origin}${path}`)]
    .filter(Boolean)
    .join('\n');
  const parts = [
    ...opening,
    quote?.replace(/^/gm, '> '),
    action && `${action.label}:\n${origin}${action.path}`,
    listed.join('\n'),
    foot && `-- \n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
