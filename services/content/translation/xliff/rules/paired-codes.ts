import type { ReportProblem } from '../problem.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { inlineElements, type Scope, type Side } from './unit-parts.ts';

/** Attributes on which the start and the end of a pair must agree. */
const agreed = ['canCopy', 'canDelete', 'canReorder', 'canOverlap'] as const;

/** 4.2.3.4–4.2.3.8: separate start and end elements match, unless one is isolated. */
export function checkPairs(scope: Scope, report: ReportProblem): void {
  for (const side of ['source', 'target'] satisfies Side[]) {
    const inlines = inlineElements(scope, side);
    const starts = new Map<string, XmlElement>();
    const closed = new Set<string>();
    for (const element of inlines) {
      if (element.name === 'sc' || element.name === 'sm') starts.set(element.attributes.id ?? '', element);
      if (element.name === 'ec') checkEnd(element, starts, closed, report);
      if (element.name === 'em') checkMarkerEnd(element, starts, closed, report);
    }
    for (const [id, { name, line, attributes }] of starts) {
      if (!closed.has(id) && attributes.isolated !== 'yes')
        report('unclosed-code', line, { element: name, id });
      if (closed.has(id) && attributes.isolated === 'yes')
        report('isolated-pair', line, { element: name, id });
    }
  }
}

function checkEnd(
  { line, attributes }: XmlElement,
  starts: ReadonlyMap<string, XmlElement>,
  closed: Set<string>,
  report: ReportProblem,
): void {
  const { id, startRef, isolated, dir } = attributes;
  if (isolated === 'yes') {
    if (!id || startRef) report('isolated-end', line);
    return;
  }
  if (id || !startRef) {
    report('end-without-start', line, { id: id ?? '' });
    return;
  }
  if (dir) report('unknown-attribute', line, { element: 'ec', attribute: 'dir' });
  const start = starts.get(startRef);
  if (start?.name !== 'sc' || closed.has(startRef)) {
    report('end-without-start', line, { id: startRef });
    return;
  }
  closed.add(startRef);
  for (const attribute of agreed) {
    const [begins, ends] = [start.attributes[attribute] ?? 'yes', attributes[attribute] ?? 'yes'];
    const expected = begins === 'firstNo' ? 'no' : begins;
    if (ends !== expected) report('unequal-pair', line, { attribute, id: startRef });
  }
}

function checkMarkerEnd(
  { line, attributes: { startRef = '' } }: XmlElement,
  starts: ReadonlyMap<string, XmlElement>,
  closed: Set<string>,
  report: ReportProblem,
): void {
  if (starts.get(startRef)?.name === 'sm') closed.add(startRef);
  else report('end-without-start', line, { id: startRef });
}
