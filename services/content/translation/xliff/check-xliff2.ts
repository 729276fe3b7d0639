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
import { descendants, descendantsNamed } from './xml/walk-xml.ts';
import { readXmlTree, type XmlElement } from './xml/xml-tree.ts';

export const xliff2 = 'urn:oasis:names:tc:xliff:document:2.0';

/** What is wrong with an XLIFF 2.0 or 2.1 document, modules included; an empty list: it is valid. */
export function problemsOfXliff(root: XmlElement): XliffProblem[] {
  const problems: XliffProblem[] = [];
  const report: ReportProblem = (code, line, params = {}) => problems.push({ code, line, params });
  if (root.namespace !== xliff2 || root.name !== 'xliff') {
    report('no-xliff', root.line, { element: root.name });
    return problems;
  }
  checkGrammar(root, report);
  // Rules speak of what the tables promise: a document that breaks those has nothing for them.
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

/** The same of a file: what cannot be read at all is one problem. */
export function problemsOfFile(bytes: Uint8Array): XliffProblem[] {
  try {
    return problemsOfXliff(readXmlTree(bytes));
  } catch (error) {
    if (error instanceof UnreadableXliff) return [error.problem];
    throw error;
  }
}
