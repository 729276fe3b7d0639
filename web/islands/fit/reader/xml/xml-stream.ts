import sax from 'sax';
import { ReadProblem, readLimits } from '../read-problem.ts';

/** A requested element with its content. Names are without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly id: string;
  /** The `xsi:type` without its prefix. */
  readonly type: string;
  readonly children: XmlElement[];
  text: string;
};

export type XmlHandler = {
  /** Whether to keep an element with its content; `within`: its ancestors, outermost first. */
  readonly keeps: (name: string, type: string, within: readonly string[]) => boolean;
  readonly take: (element: XmlElement) => void;
  readonly root: (name: string, namespace: string, attributes: Readonly<Record<string, string>>) => void;
};

export type XmlStream = { readonly write: (text: string) => void; readonly close: () => void };

/**
 * Parses XML as a stream and keeps only the requested elements. It loads nothing, resolves only XML's five
 * predefined entities, and refuses a document type, whose declarations can only do harm. Throws a problem at
 * the line that is malformed or exceeds the limits.
 */
export function openXml(handler: XmlHandler): XmlStream {
  const parser = sax.parser(true, { position: true });
  /** The open elements, outermost first; undefined: one that was not requested. */
  const open: (XmlElement | undefined)[] = [];
  const names: string[] = [];
  let elements = 0;
  const place = () => ({ line: parser.line + 1, ...(names.length > 0 && { at: names.at(-1) }) });

  parser.onerror = () => {
    throw new ReadProblem('syntax', place());
  };
  parser.ondoctype = () => {
    throw new ReadProblem('entities', place());
  };
  parser.onopentag = ({ name: qualified, attributes }) => {
    const values = attributes as Record<string, string>;
    const name = local(qualified);
    elements += 1;
    if (elements > readLimits.elements) throw new ReadProblem('elements', place());
    if (open.length >= readLimits.depth) throw new ReadProblem('depth', place());
    if (elements === 1) handler.root(name, namespaceOf(qualified, values), values);
    const parent = open.at(-1);
    const type = local(values['xsi:type'] ?? '');
    const element =
      parent || handler.keeps(name, type, names)
        ? { name, id: values.id ?? '', type, children: [], text: '' }
        : undefined;
    if (element) parent?.children.push(element);
    open.push(element);
    names.push(name);
  };
  parser.onclosetag = () => {
    const element = open.pop();
    names.pop();
    if (element && !open.at(-1)) handler.take(element);
  };
  const add = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.ontext = add;
  parser.oncdata = add;
  return {
    write: (text) => void parser.write(text),
    close() {
      parser.close();
      if (elements === 0) throw new ReadProblem('empty');
    },
  };
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function namespaceOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const prefix = name.includes(':') ? `xmlns:${name.slice(0, name.indexOf(':'))}` : 'xmlns';
  return attributes[prefix] ?? '';
}

/** Some files write `/NULL` for an empty value. */
export function textOf(element: XmlElement | undefined, name?: string): string {
  const found = name === undefined ? element : childOf(element, name);
  const text = found?.text.trim() ?? '';
  return text === '/NULL' ? '' : text;
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The ids in a list of references. */
export function idsOf(element: XmlElement | undefined, name: string): string[] {
  return childrenOf(element, name)
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((id) => id !== '' && id !== '/NULL');
}
