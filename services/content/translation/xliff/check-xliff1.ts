import type { ReportProblem, XliffProblem } from './problem.ts';
import { childElements, descendantsNamed } from './xml/walk-xml.ts';
import type { XmlElement } from './xml/xml-tree.ts';

/** The allowed parents of each element of XLIFF 1.2. */
const within: Readonly<Record<string, readonly string[]>> = {
  xliff: ['file'],
  file: ['header', 'body'],
  body: ['group', 'trans-unit', 'bin-unit'],
  group: ['group', 'trans-unit', 'bin-unit', 'note', 'context-group', 'count-group', 'prop-group'],
};
/** Required attributes. */
const required: Readonly<Record<string, readonly string[]>> = {
  xliff: ['version'],
  file: ['original', 'source-language', 'target-language', 'datatype'],
  'trans-unit': ['id'],
};
const inlines = ['g', 'x', 'bx', 'ex', 'bpt', 'ept', 'ph', 'it', 'mrk', 'sub'];

/** The problems that prevent reading an XLIFF 1.2 document. */
export function problemsOfXliff1(root: XmlElement): XliffProblem[] {
  const problems: XliffProblem[] = [];
  const report: ReportProblem = (code, line, params = {}) => problems.push({ code, line, params });
  check(root, report);
  if (childElements(root, 'file').length === 0)
    report('content', root.line, { element: 'xliff', content: '' });
  for (const file of childElements(root, 'file')) {
    const ids = new Set<string>();
    for (const { line, attributes } of descendantsNamed(file, 'trans-unit')) {
      const { id = '' } = attributes;
      if (ids.has(id)) report('duplicate-id', line, { element: 'trans-unit', id });
      ids.add(id);
    }
  }
  return problems;
}

function check(element: XmlElement, report: ReportProblem): void {
  const { name, line, attributes } = element;
  for (const attribute of required[name] ?? []) {
    if (attributes[attribute] === undefined) report('missing-attribute', line, { element: name, attribute });
  }
  if (name === 'xliff' && attributes.version !== '1.2')
    report('value', line, { element: name, attribute: 'version', value: attributes.version ?? '' });
  if (name === 'trans-unit') {
    checkUnit(element, report);
    return;
  }
  for (const child of childElements(element)) {
    const isOurs = !child.name.startsWith('{');
    if (isOurs && within[name] && !within[name].includes(child.name))
      report('content', child.line, { element: name, content: child.name });
    else if (within[child.name] || child.name === 'trans-unit') check(child, report);
  }
}

function checkUnit(unit: XmlElement, report: ReportProblem): void {
  if (childElements(unit, 'source').length !== 1 || childElements(unit, 'target').length > 1)
    report('content', unit.line, { element: 'trans-unit', content: 'source' });
  for (const side of childElements(unit, 'source', 'target')) {
    for (const { name, line } of descendantsNamed(
      side,
      ...new Set(childElements(side).map((each) => each.name)),
    )) {
      if (!inlines.includes(name)) report('content', line, { element: side.name, content: name });
    }
  }
}
