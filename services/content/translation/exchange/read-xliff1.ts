import type { ReportProblem, XliffProblem } from '../xliff/problem.ts';
import { childElement, childElements, descendantsNamed, getText } from '../xliff/xml/walk-xml.ts';
import type { XmlElement } from '../xliff/xml/xml-tree.ts';
import { readCode } from './code-words.ts';
import {
  deepestPairs,
  type ExchangeFile,
  type ExchangePart,
  type ExchangeUnit,
  type Inline,
} from './exchange-file.ts';
import { ForeignCode } from './read-xliff2.ts';

const within: Readonly<Record<string, readonly string[]>> = {
  xliff: ['file'],
  file: ['header', 'body'],
  body: ['group', 'trans-unit', 'bin-unit'],
  group: ['group', 'trans-unit', 'bin-unit', 'note', 'context-group', 'count-group', 'prop-group'],
};
const required: Readonly<Record<string, readonly string[]>> = {
  xliff: ['version'],
  file: ['original', 'source-language', 'target-language', 'datatype'],
  'trans-unit': ['id'],
};
const inlines = ['g', 'x', 'bx', 'ex', 'bpt', 'ept', 'ph', 'it', 'mrk', 'sub'];
const untouched = ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'];

/** What keeps an XLIFF 1.2 document from being read. */
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

/** The pages of an XLIFF 1.2 document without problems. */
export function readXliff1(root: XmlElement): ExchangeFile[] {
  return childElements(root, 'file').map((file) => ({
    pageId: file.attributes.original ?? '',
    sourceLanguage: file.attributes['source-language'] ?? '',
    targetLanguage: file.attributes['target-language'] ?? '',
    units: readUnits(descendantsNamed(file, 'trans-unit')),
  }));
}

function readUnits(transUnits: readonly XmlElement[]): ExchangeUnit[] {
  const byUnit = Map.groupBy(transUnits, ({ attributes }) => (attributes.id ?? '').split('#')[0] ?? '');
  return [...byUnit].map(([unit, elements]) => ({
    unit,
    isDone: elements.every(isDone),
    parts: elements.map((element): ExchangePart => {
      const target = childElement(element, 'target');
      return {
        kind: element.attributes.translate === 'no' ? 'between' : 'segment',
        source: readInlines(childElement(element, 'source')?.children ?? []),
        target: target ? readInlines(target.children) : null,
      };
    }),
  }));
}

function isDone(element: XmlElement): boolean {
  if (element.attributes.translate === 'no') return true;
  const target = childElement(element, 'target');
  return target !== undefined && !untouched.includes(target.attributes.state ?? '');
}

function readInlines(children: XmlElement['children']): Inline[] {
  const root: Inline[] = [];
  const open: { id: string; content: Inline[] }[] = [];
  const into = () => open.at(-1)?.content ?? root;
  for (const child of children) {
    if (typeof child === 'string') {
      into().push(child);
      continue;
    }
    const { id = '', rid = id } = child.attributes;
    if (child.name === 'mrk') into().push(...readInlines(child.children));
    else if (child.name === 'ept') {
      if (open.pop()?.id !== rid) throw new ForeignCode(id);
    } else {
      const code = readCode(getText(child));
      if (!code) throw new ForeignCode(id);
      if (child.name === 'bpt') {
        const content: Inline[] = [];
        into().push({ kind: 'pair', id, code, content });
        open.push({ id: rid, content });
        if (open.length > deepestPairs) throw new ForeignCode(id);
      } else if (child.name === 'ph') into().push({ kind: 'code', id, code });
      else throw new ForeignCode(id);
    }
  }
  if (open.length > 0) throw new ForeignCode(open.at(-1)?.id);
  return root;
}
