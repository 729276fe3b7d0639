import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

/** The path to a value through objects (by field name) and lists (by index, from 0). */
export type Path = readonly (string | number)[];
export type Place = Required<Pick<Problem, 'line' | 'column'>>;

/** Parsed YAML: its value, with positions. */
export type YamlText = {
  value: unknown;
  /** The position of the value at a path; if there is none, of the closest ancestor. */
  findPlace: (path: Path) => Place;
};

const maxSlips = 10;

/** Parses YAML, of which JSON is a subset. Syntax errors are reported; then there is no value. */
export function parseYaml(
  text: string,
  report: (place: Place, message: string) => void,
): YamlText | undefined {
  const lines = new LineCounter();
  const findPosition = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const read = () => parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const parsed = unlessBoundless(read, report);
  if (!parsed) return undefined;
  const document = parsed;
  // One mistake may cause errors in everything that follows.
  const slips = [...document.errors, ...document.warnings].slice(0, maxSlips);
  for (const { message, pos } of slips) report(findPosition(pos[0]), message);
  if (document.errors.length > 0) return undefined;

  function findPlace(path: Path): Place {
    let node: unknown = document.contents;
    let offset = (document.contents as Node | null)?.range?.[0] ?? 0;
    for (const step of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
        if (!pair) break;
        offset = (pair.key as Node | null)?.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      } else break;
    }
    return findPosition(offset);
  }
  const value = unlessBoundless(() => ({ read: document.toJS() as unknown }), report);
  return value && { value: value.read, findPlace };
}

/** A few lines can expand beyond any memory: deeply nested lists, aliases of aliases. */
function unlessBoundless<Value>(
  read: () => Value,
  report: (place: Place, message: string) => void,
): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    const what =
      error instanceof RangeError ? 'is nested too deeply' : 'repeats itself by aliases without end';
    return void report({ line: 1, column: 1 }, what);
  }
}
