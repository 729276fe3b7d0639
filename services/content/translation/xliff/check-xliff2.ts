import { checkGrammar } from './grammar/check-grammar.ts';
import { type ReportProblem, UnreadableXliff, type XliffProblem } from './problem.ts';
import { checkCodeOrder } from './rules/code-order.ts';
import { checkCodeReferences } from './rules/code-references.ts';
import { checkMarkers } from './rules/markers.ts';
import { moduleRules } from './rules/modules.ts';
import { checkPairs } from './rules/paired-codes.ts';
import { checkSegments } from './rules/segments.ts';
import { checkSizesAndStyles } from './rules/sizes.ts';
import { checkIdsOfDocument, checkIdsOfScope } from './rules/unique-ids.ts';
import { getParts, getScopes } from './rules/unit-parts.ts';
import { childElements, descendants, descendantsNamed } from './xml/walk-xml.ts';
import { readXmlTree, type XmlElement } from './xml/xml-tree.ts';

/** Versions 2.0 and 2.1 share one; 2.2 has its own. */
const namespaces = [
  'urn:oasis:names:tc:xliff:document:2.0',
  'urn:oasis:names:tc:xliff:document:2.2',
] as const;

export function isXliff2({ namespace, name }: XmlElement): boolean {
  return name === 'xliff' && namespaces.some((known) => known === namespace);
}

/** The problems of an XLIFF 2.0, 2.1 or 2.2 document, modules included; empty: it is valid. */
export function problemsOfXliff(root: XmlElement): XliffProblem[] {
  const problems: XliffProblem[] = [];
  const report: ReportProblem = (code, line, params = {}) => problems.push({ code, line, params });
  if (!isXliff2(root)) {
    // Another version is still XLIFF, and is named in the message.
    const isOther = /^\{urn:oasis:names:tc:xliff:document:[^}]*\}xliff$/.test(root.name);
    if (isOther) report('value', root.line, { element: 'xliff', attribute: 'xmlns', value: root.namespace });
    else report('no-xliff', root.line, { element: root.name });
    return problems;
  }
  checkGrammar(root, report);
  if (root.namespace === namespaces[0]) checkIsBefore22(root, report);
  // The rules rely on the grammar: a document that violates it is not checked further.
  if (problems.length > 0) return problems;

  checkIdsOfDocument(root, report);
  for (const element of [root, ...descendants(root)]) {
    moduleRules[element.name]?.(element, report);
    checkSizesAndStyles(element, report);
    if (element.name === 'skeleton') checkSkeleton(element, report);
    if (element.name === 'file') {
      const units = descendantsNamed(element, 'unit');
      const ids = new Set(units.map(({ attributes }) => attributes.id ?? ''));
      for (const unit of units) checkUnit(unit, root, ids, report);
    }
  }
  return problems;
}

/** Elements of 2.2 must not stand in the namespace of earlier versions. */
function checkIsBefore22(root: XmlElement, report: ReportProblem): void {
  const { version = '' } = root.attributes;
  if (version === '2.2')
    report('value', root.line, { element: 'xliff', attribute: 'version', value: version });
  const added = childElements(root).find(({ name }) => name === 'notes' || name === 'mda:metadata');
  if (added) report('content', added.line, { element: 'xliff', content: added.name });
  const note = descendantsNamed(root, 'note').find(({ attributes }) => attributes.ref !== undefined);
  if (note) report('unknown-attribute', note.line, { element: 'note', attribute: 'ref' });
}

function checkUnit(
  unit: XmlElement,
  root: XmlElement,
  units: ReadonlySet<string>,
  report: ReportProblem,
): void {
  const { srcLang = '', trgLang } = root.attributes;
  checkSegments(getParts(unit), { srcLang, trgLang }, report);
  for (const scope of getScopes(unit)) {
    checkIdsOfScope(scope, report);
    checkPairs(scope, report);
    checkCodeReferences(scope, units, report);
    checkCodeOrder(scope, report);
    checkMarkers(unit, scope, report);
  }
}

function checkSkeleton({ line, attributes, children }: XmlElement, report: ReportProblem): void {
  if ((attributes.href === undefined) === (children.length === 0))
    report('href', line, { element: 'skeleton' });
}

/** The same for a file, where being unreadable is one problem. */
export function problemsOfFile(bytes: Uint8Array): XliffProblem[] {
  try {
    return problemsOfXliff(readXmlTree(bytes));
  } catch (error) {
    if (error instanceof UnreadableXliff) return [error.problem];
    throw error;
  }
}
