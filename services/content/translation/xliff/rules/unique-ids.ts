import type { ReportProblem } from '../problem.ts';
import { getModule } from '../xml/namespaces.ts';
import { childElements, descendants, descendantsNamed } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { inlineElements, type Scope } from './unit-parts.ts';

/** XLIFF 2.1, 4.3.1.20: the scopes in which an id must be unique. */
export function checkIdsOfDocument(xliff: XmlElement, report: ReportProblem): void {
  const files = childElements(xliff, 'file');
  expectUnique(files, report);
  for (const file of files) {
    expectUnique(descendantsNamed(file, 'unit'), report);
    expectUnique(descendantsNamed(file, 'group'), report);
    for (const notes of descendantsNamed(file, 'notes')) expectUnique(childElements(notes), report);
    for (const data of descendantsNamed(file, 'originalData')) expectUnique(childElements(data), report);
    for (const place of [file, ...descendantsNamed(file, 'group', 'unit')])
      expectUnique(findStrangers(place), report);
  }
}

/** Elements of unknown namespaces, and all within them. */
function findStrangers(place: XmlElement): XmlElement[] {
  return childElements(place)
    .filter(({ name }) => getModule(name) === undefined)
    .flatMap((stranger) => [stranger, ...descendants(stranger)]);
}

/**
 * Segments and codes share their ids; a code of the target has the id of the source code that it stands for, and is
 * of the same kind (a pair may be written as one element or as two).
 */
export function checkIdsOfScope(scope: Scope, report: ReportProblem): void {
  const segments = scope.parts.map(({ element }) => element).filter((element) => element !== scope.element);
  const sources = inlineElements(scope, 'source');
  const targets = inlineElements(scope, 'target');
  expectUnique([...segments, ...sources], report);
  expectUnique(targets, report);
  const kinds = new Map(
    [...segments, ...sources].map((element) => [element.attributes.id, getKind(element)]),
  );
  for (const target of targets) {
    const { id } = target.attributes;
    const kind = id === undefined ? undefined : kinds.get(id);
    if (kind !== undefined && kind !== getKind(target))
      report('other-code', target.line, { element: target.name, id: id ?? '' });
  }
}

function getKind({ name }: XmlElement): string {
  if (name === 'sc' || name === 'ec') return 'pc';
  return name === 'sm' ? 'mrk' : name;
}

export function expectUnique(elements: readonly XmlElement[], report: ReportProblem): void {
  const seen = new Set<string>();
  for (const { name, line, attributes } of elements) {
    const id = attributes.id ?? attributes['xml:id'];
    if (id === undefined) continue;
    if (seen.has(id)) report('duplicate-id', line, { element: name, id });
    seen.add(id);
  }
}
