import { insulation, left, right } from './cable.ts';
import { box, circle, type Drawing } from './drawing.ts';
import { laser } from './tools.ts';

/** The dots of an inkjet head: each text is a column, each of its characters a row. */
function dots(from: number, columns: string[]): string {
  return columns
    .flatMap((column, x) =>
      [...column].map((sign, y) =>
        sign === 'o' ? box(from + 3 * x, 18 + 3 * y, from + 3 * x + 2, 20 + 3 * y) : '',
      ),
    )
    .join('');
}

/** Printing on the insulation. The print is a hole in it, so that it has the colour of the background. */
export const markingDrawings = {
  'mark-inkjet': {
    solid:
      insulation(left, right) + dots(18, ['oooo', '  oo', '', 'oooo', 'o  o', 'oooo', '', 'o oo', 'oo o']),
    tool: 'M4 3h14v4l-4 2H8L4 7zM11 12v2',
  },
  'mark-hot-stamp': {
    solid: `${insulation(left, right)}M13 19h2v4h4v-4h2v10h-2v-4h-4v4h-2zM25 19h2v8h4v2h-6zM34 19h8v2h-3v8h-2v-8h-3z`,
    tool: `M21 3h6v4h9v4H12V7h9zM9 14h30${circle(6, 10, 4)}${circle(42, 10, 4)}`,
  },
  'mark-laser': {
    solid:
      insulation(left, right) +
      [8, 12, 18, 22, 28, 30, 36].map((x, i) => box(x, 20, x + (i % 3 === 1 ? 4 : 2), 28)).join(''),
    tool: laser(24),
  },
} satisfies Record<string, Drawing>;
