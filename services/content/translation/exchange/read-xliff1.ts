import { childElement, childElements, descendantsNamed, getText } from '../xliff/xml/walk-xml.ts';
import type { XmlElement } from '../xliff/xml/xml-tree.ts';
import {
  deepestPairs,
  type ExchangeFile,
  type ExchangePart,
  type ExchangeUnit,
  type Inline,
} from './exchange-file.ts';
import { readCode } from './inline-codes.ts';
import { ForeignCode } from './read-xliff2.ts';

const untouched = ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'];

/** The pages of a valid XLIFF 1.2 document. */
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
