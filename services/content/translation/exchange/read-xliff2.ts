import { getParts } from '../xliff/rules/unit-parts.ts';
import { childElements, descendantsNamed, getText } from '../xliff/xml/walk-xml.ts';
import type { XmlElement } from '../xliff/xml/xml-tree.ts';
import {
  type Code,
  deepestPairs,
  type ExchangeFile,
  type ExchangePart,
  type ExchangeUnit,
  type Inline,
} from './exchange-file.ts';
import { readCode } from './inline-codes.ts';

/** Codes of another tool, which we cannot read. */
export class ForeignCode extends Error {}

/** The pages of a valid XLIFF 2 document, one a `file`. */
export function readXliff2(root: XmlElement): ExchangeFile[] {
  const { srcLang = '', trgLang = '' } = root.attributes;
  return childElements(root, 'file').map((file) => ({
    pageId: file.attributes.id ?? '',
    sourceLanguage: srcLang,
    targetLanguage: trgLang,
    units: descendantsNamed(file, 'unit').map(readUnit),
  }));
}

function readUnit(unit: XmlElement): ExchangeUnit {
  const data = new Map(
    childElements(unit, 'originalData')
      .flatMap((each) => childElements(each, 'data'))
      .map((each) => [each.attributes.id, readCode(getText(each))]),
  );
  const codes = codesByElement(unit, data);
  const parts = getParts(unit).map(({ element, source, target }, index) => ({
    place: Number(target?.attributes.order ?? index + 1),
    isDone: element.name === 'ignorable' || !['initial', undefined].includes(element.attributes.state),
    part: {
      kind: element.name === 'segment' ? 'segment' : 'between',
      source: source ? readInlines(source.children, codes) : [],
      target: target ? readInlines(target.children, codes) : null,
    } satisfies ExchangePart,
  }));
  return {
    unit: (unit.attributes.id ?? '').replaceAll('.', '/'),
    isDone: parts.every(({ isDone }) => isDone),
    parts: parts.sort((a, b) => a.place - b.place).map(({ part }) => part),
  };
}

type Codes = (element: XmlElement) => Code;

/** Finds a code by its data, by the code that it copies, or by the code with the same id in the source. */
function codesByElement(unit: XmlElement, data: ReadonlyMap<string | undefined, Code | undefined>): Codes {
  const named = new Map<string, Code>();
  const find = ({ attributes }: XmlElement): Code | undefined => {
    const { id = '', dataRef, dataRefStart, copyOf } = attributes;
    return data.get(dataRef ?? dataRefStart) ?? named.get(copyOf ?? id);
  };
  for (const element of descendantsNamed(unit, 'ph', 'pc', 'sc')) {
    const code = find(element);
    if (code && element.attributes.id) named.set(element.attributes.id, code);
  }
  return (element) => {
    const code = find(element);
    if (!code) throw new ForeignCode(element.attributes.id);
    return code;
  };
}

/** Turns separate start and end elements into pairs again. */
function readInlines(children: XmlElement['children'], codes: Codes): Inline[] {
  const root: Inline[] = [];
  const open: { id: string; content: Inline[] }[] = [];
  const into = () => open.at(-1)?.content ?? root;
  for (const child of children) {
    if (typeof child === 'string') {
      into().push(child);
      continue;
    }
    const { name, attributes } = child;
    const id = (attributes.id ?? '').replace(/^c/, '');
    if (name === 'cp') into().push(String.fromCodePoint(Number.parseInt(attributes.hex ?? '20', 16)));
    else if (name === 'ph') into().push({ kind: 'code', id, code: codes(child) });
    else if (name === 'pc')
      into().push({ kind: 'pair', id, code: codes(child), content: readInlines(child.children, codes) });
    else if (name === 'mrk') into().push(...readInlines(child.children, codes));
    else if (name === 'sc') {
      const content: Inline[] = [];
      into().push({ kind: 'pair', id, code: codes(child), content });
      open.push({ id: attributes.id ?? '', content });
      if (open.length > deepestPairs) throw new ForeignCode(attributes.id);
    } else if (name === 'ec') {
      if (open.pop()?.id !== attributes.startRef) throw new ForeignCode(attributes.startRef);
    }
  }
  if (open.length > 0) throw new ForeignCode(open.at(-1)?.id);
  return root;
}
