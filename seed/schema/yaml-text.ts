import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

/** The way to a value through objects (by the name of the field) and lists (by place, from 0 on). */
export type Path = readonly (string | number)[];
export type Place = Required<Pick<Problem, 'line' | 'column'>>;

/** YAML that was understood: what it says, and where it says so. */
export type YamlText = {
  value: unknown;
  /** Where the value at the end of a path is written; where the path leads nowhere, what is nearest to it. */
  findPlace: (path: Path) => Place;
};

const maxSlips = 10;

/** Parses YAML, of which JSON is a part. Slips of the syntax are reported; there is no value then. */
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
  // One slip may be an error of everything that follows.
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

/** Some lines can say more than any memory holds: lists in lists without end, aliases of aliases. */
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
