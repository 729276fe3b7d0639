/**
 * The part of an import of translations that runs outside the main thread: unpacking, parsing and checking the
 * upload.
 */
import { problemsOfXliff1 } from '../xliff/check-xliff1.ts';
import { isXliff2, problemsOfXliff } from '../xliff/check-xliff2.ts';
import { UnreadableXliff, type XliffProblem } from '../xliff/problem.ts';
import { readXmlTree, type XmlElement } from '../xliff/xml/xml-tree.ts';
import type { ExchangeFile } from './exchange-file.ts';
import { readArchive } from './read-archive.ts';
import { readXliff1 } from './read-xliff1.ts';
import { ForeignCode, readXliff2 } from './read-xliff2.ts';

/** A file by name, with its pages or its problems. */
export type ReadFile = { name: string; problems: XliffProblem[]; pages: ExchangeFile[] };

/** The first problems are enough to correct a file. */
const maxProblems = 100;
const maxParameterLength = 300;
const maxPages = 5_000;

/** Reads the files of an upload, as far as they are valid. */
export function read(name: string, bytes: Uint8Array): ReadFile[] {
  try {
    const files = readArchive(name, bytes).map((file) => readFile(file.name, file.bytes));
    const pages = files.reduce((sum, file) => sum + file.pages.length, 0);
    return pages > maxPages ? [refused(name, [{ code: 'archive-size', line: 1, params: {} }])] : files;
  } catch (error) {
    if (error instanceof UnreadableXliff) return [refused(name, [error.problem])];
    throw error;
  }
}

function readFile(name: string, bytes: Uint8Array): ReadFile {
  try {
    const root = readXmlTree(bytes);
    const isFirst = root.namespace === 'urn:oasis:names:tc:xliff:document:1.2';
    const problems = isFirst ? problemsOfXliff1(root) : problemsOfXliff(root);
    return problems.length > 0 ? refused(name, problems) : { name, problems: [], pages: getPages(root) };
  } catch (error) {
    if (error instanceof UnreadableXliff) return refused(name, [error.problem]);
    if (error instanceof ForeignCode)
      return refused(name, [{ code: 'foreign-code', line: 1, params: { id: error.message } }]);
    throw error;
  }
}

function getPages(root: XmlElement): ExchangeFile[] {
  return isXliff2(root) ? readXliff2(root) : readXliff1(root);
}

function refused(name: string, problems: readonly XliffProblem[]): ReadFile {
  const shown = problems.slice(0, maxProblems).map((problem) => ({ ...problem, params: shortened(problem) }));
  return { name, problems: shown, pages: [] };
}

function shortened({ params }: XliffProblem): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.slice(0, maxParameterLength)]),
  );
}
