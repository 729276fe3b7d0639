import type { ReportProblem } from '../problem.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { codeId, codeNames, inlineElements, type Part, type Scope } from './unit-parts.ts';

/** A code in reading order: `4`, and `/4` at the end of a pair. */
type Pass = { id: string; element: XmlElement; closes: boolean };

/** 4.7.4: codes that must not be deleted are present, and those that must not be reordered stand as in the source. */
export function checkCodeOrder(scope: Scope, report: ReportProblem): void {
  for (const side of ['source', 'target'] as const) {
    for (const { name, line, attributes } of inlineElements(scope, side)) {
      const { canReorder, canDelete, canCopy } = attributes;
      if ((canReorder === 'no' || canReorder === 'firstNo') && !(canDelete === 'no' && canCopy === 'no'))
        report('reorder-hint', line, { element: name, id: attributes.id ?? '' });
    }
  }
  const preserved = new Set(inlineElements(scope, 'target').map(codeId));
  for (const part of scope.parts) {
    const there = part.target ? getPasses(part.target).map(getName) : [];
    const places = new Map(there.map((name, place) => [name, place] as const).reverse());
    for (const sequence of getSequences(getPasses(part.source), report))
      expectSequence(sequence, part, { there, places }, report);
    getSequences(getPasses(part.target), report);
    if (part.target) expectPreserved(getPasses(part.source), preserved, report);
  }
}

function expectPreserved(
  source: readonly Pass[],
  preserved: ReadonlySet<string | undefined>,
  report: ReportProblem,
) {
  for (const { id, element, closes } of source) {
    if (!closes && element.attributes.canDelete === 'no' && !preserved.has(id))
      report('missing-code', element.line, { id });
  }
}

function getPasses(text: XmlElement | undefined): Pass[] {
  if (!text) return [];
  return text.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const within = getPasses(child);
    const id = codeId(child);
    if (!codeNames.includes(child.name) || id === undefined) return within;
    const opens = { id, element: child, closes: false };
    return child.name === 'pc' ? [opens, ...within, { ...opens, closes: true }] : [opens];
  });
}

/** Each begins with `firstNo` and continues while codes say `no`, with the ends of their pairs. */
function getSequences(passes: readonly Pass[], report: ReportProblem): Pass[][] {
  const sequences: Pass[][] = [];
  let current: Pass[] = [];
  let waiting: Pass[] = [];
  for (const pass of passes) {
    const hint = pass.element.attributes.canReorder;
    if (pass.closes) waiting.push(pass);
    else if (hint === 'firstNo') {
      current = [pass];
      waiting = [];
      sequences.push(current);
    } else if (hint === 'no') {
      if (current.length === 0) report('sequence-start', pass.element.line, { id: pass.id });
      current.push(...waiting, pass);
      waiting = [];
    } else current = [];
  }
  return sequences.filter(({ length }) => length > 1);
}

function expectSequence(
  sequence: readonly Pass[],
  { target }: Part,
  { there, places }: { there: readonly string[]; places: ReadonlyMap<string, number> },
  report: ReportProblem,
): void {
  if (!target) return;
  const source = sequence.map(getName);
  const isWhole = source.every((name) => places.has(name));
  if (!isWhole) return;
  const start = places.get(source[0] ?? '') ?? -1;
  if (!source.every((name, index) => there[start + index] === name))
    report('sequence', target.line, { codes: source.join(' ') });
}

function getName({ id, element, closes }: Pass): string {
  return (closes ? '/' : element.name === 'ec' ? '\\' : '') + id;
}
