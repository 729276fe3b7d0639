import type { Letter } from './letter.ts';

/** A letter as plain text. */
export function textOf(letter: Letter, origin: string): string {
  const { opening, action, factsTitle, facts = [], quote, small } = letter;
  const listed = facts.map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const parts = [
    ...opening,
    quote && quote.replace(/^/gm, '> '),
    action && `${action.label}:\n${origin}${action.path}`,
    factsTitle,
    listed.join('\n'),
    small && `-- \n${small}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
