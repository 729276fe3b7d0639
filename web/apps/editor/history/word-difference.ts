/** A stretch of text that is unchanged, inserted or deleted. */
export type Stretch = { kind: 'same' | 'inserted' | 'deleted'; text: string };

/** The maximum of comparisons; longer texts are shown as replaced, which is readable, too. */
const maxComparisons = 4_000_000;

/** The difference between two texts by words of their language, in reading order. */
export function compareWords(before: string, after: string, language: string): Stretch[] {
  const [old, now] = [splitWords(before, language), splitWords(after, language)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  return joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...middleDifference(oldMiddle, nowMiddle),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same', text }) as const),
  ]);
}

/**
 * Splits a text into words, spaces and punctuation, also in Chinese and Japanese, which have no spaces
 * between words.
 */
function splitWords(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** By the longest common subsequence. */
function middleDifference(old: readonly string[], now: readonly string[]): Stretch[] {
  if (old.length * now.length > maxComparisons) return replaced(old, now);
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] as number;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const stretches: Stretch[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < now.length) {
    if (old[row] === now[column]) {
      stretches.push({ kind: 'same', text: now[column] as string });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      stretches.push({ kind: 'deleted', text: old[row] as string });
      row += 1;
    } else {
      stretches.push({ kind: 'inserted', text: now[column] as string });
      column += 1;
    }
  }
  return [...stretches, ...replaced(old.slice(row), now.slice(column))];
}

function replaced(old: readonly string[], now: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [
    { kind: 'deleted', text: old.join('') },
    { kind: 'inserted', text: now.join('') },
  ];
  return stretches.filter(({ text }) => text !== '');
}

/**
 * Joins adjacent stretches of one kind. An unchanged space between two changed words belongs to the change,
 * so that a rewritten sentence is read as one.
 */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  let deleted = '';
  let inserted = '';
  const close = () => {
    if (deleted) runs.push({ kind: 'deleted', text: deleted });
    if (inserted) runs.push({ kind: 'inserted', text: inserted });
    deleted = '';
    inserted = '';
  };
  for (const [index, { kind, text }] of stretches.entries()) {
    if (kind === 'deleted') deleted += text;
    else if (kind === 'inserted') inserted += text;
    else if (isBridge(stretches, index)) {
      deleted += text;
      inserted += text;
    } else {
      close();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.text += text;
      else runs.push({ kind, text });
    }
  }
  close();
  return runs;
}

/** Whether a stretch is a space between two replacements. */
function isBridge(stretches: readonly Stretch[], index: number): boolean {
  const { text } = stretches[index] as Stretch;
  if (text.trim() !== '' || text.includes('\n')) return false;
  const around = [changesBeside(stretches, index, -1), changesBeside(stretches, index, 1)];
  return around.every((kinds) => kinds.has('deleted') && kinds.has('inserted'));
}

/** The kinds of changes that touch a stretch on one side. */
function changesBeside(stretches: readonly Stretch[], index: number, step: 1 | -1): Set<Stretch['kind']> {
  const kinds = new Set<Stretch['kind']>();
  for (let at = index + step; stretches[at] && stretches[at]?.kind !== 'same'; at += step) {
    kinds.add((stretches[at] as Stretch).kind);
  }
  return kinds;
}
