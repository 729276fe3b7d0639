import sax from 'sax';
import { UnreadableFile, type UnreadableReason } from '#services/foundation/unreadable-file.ts';

/** An element of a document, its name without prefix. */
export type XmlElement = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

export type XmlLimits = {
  bytes: number;
  /** The maximum depth of nested elements. */
  depth: number;
  /** The maximum size in memory of an element that is yielded whole. */
  part: number;
  /** The maximum number of characters in an element. */
  text: number;
};

export const xmlLimits: XmlLimits = {
  bytes: 512 * 1024 * 1024,
  depth: 24,
  part: 64 * 1024 * 1024,
  text: 256 * 1024,
};

/** Encodings in which characters cannot be hidden. */
const encodings = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'];

type Options = {
  /** The names of the elements that are yielded whole, at their end tags. */
  parts: ReadonlySet<string>;
  /** Called with the root before anything else. */
  root: (element: XmlElement) => void;
  /** Called with each child of the root that is not a part, before its content. */
  section?: ((element: XmlElement) => void) | undefined;
  limits?: XmlLimits;
};

/** A document type that only names the root and its grammar, which is never loaded. */
const plainDocumentType =
  /^\s*[\w.:-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"[]*"|'[^'[]*'))\s+(?:"[^"[]*"|'[^'[]*'))?\s*$/;

/** The approximate size in memory of an element without text. */
const elementBytes = 200;

/**
 * Reads the parts of a document of any size in little memory. It loads nothing, knows only the five
 * predefined entities of XML, and refuses a document type with declarations, which could only do harm.
 * @throws {UnreadableFile} at the first place that is not well formed, too large or not allowed
 */
export async function* readXml(
  chunks: AsyncIterable<Uint8Array>,
  { parts, root, section, limits = xmlLimits }: Options,
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { position: true });
  const open: string[] = [];
  const building: XmlElement[] = [];
  let ready: XmlElement[] = [];
  let partBytes = 0;
  let rooted = false;
  const line = () => parser.line + 1;
  const refuse = (message: string, reason?: UnreadableReason): never => {
    throw new UnreadableFile(line(), message, reason);
  };

  parser.onerror = ({ message }) =>
    refuse(
      message.split('\n')[0] ?? 'is not well formed',
      /^Unclosed/.test(message) ? 'brokenOff' : 'malformed',
    );
  parser.ondoctype = (doctype) => {
    if (!plainDocumentType.test(doctype))
      refuse('has a document type (DTD) that declares something, which is not accepted', 'documentType');
  };
  parser.onopentag = ({ name, attributes }) => {
    open.push(name);
    if (open.length > limits.depth) refuse(`has elements more than ${limits.depth} deep`);
    const element = {
      name: local(name),
      line: line(),
      attributes: texts(attributes),
      children: [],
      text: '',
    };
    if (open.length === 1) {
      rooted = true;
      root(element);
    }
    const parent = building.at(-1);
    if (!parent && !parts.has(element.name)) {
      if (open.length === 2) section?.(element);
      return;
    }
    parent?.children.push(element);
    building.push(element);
    const attributeBytes = Object.entries(element.attributes).join().length;
    weigh((parent ? partBytes : 0) + elementBytes + attributeBytes);
  };
  parser.ontext = (text) => addText(text);
  parser.oncdata = (text) => addText(text);
  parser.onclosetag = () => {
    open.pop();
    const element = building.pop();
    if (element && building.length === 0) ready.push(element);
  };

  function weigh(bytes: number) {
    partBytes = bytes;
    if (bytes > limits.part) refuse(`has too many elements and texts in one ${building[0]?.name}`);
  }

  function addText(text: string) {
    const element = building.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > limits.text)
      refuse(`has more than ${limits.text} characters in one ${element.name}`);
    weigh(partBytes + text.length);
  }

  let bytes = 0;
  let decoder: TextDecoder | undefined;
  for await (const chunk of withWholeStart(chunks)) {
    bytes += chunk.length;
    if (bytes > limits.bytes) refuse(`is larger than ${limits.bytes} bytes`, 'tooLarge');
    decoder ??= getDecoder(chunk);
    const text = decoded(decoder, chunk, line);
    for (let start = 0; start < text.length; start += slice) {
      parser.write(text.slice(start, start + slice));
      yield* ready;
      ready = [];
    }
  }
  parser.close();
  yield* ready;
  if (!rooted) refuse('is empty', 'empty');
}

/** The parser checks its memory between two inputs, so none has more characters than this. */
const slice = 16 * 1024;

/** An encoding is declared within this many bytes. */
const startBytes = 200;

async function* withWholeStart(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (!start) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < startBytes) continue;
    yield start;
    start = undefined;
  }
  if (start) yield start;
}

function getDecoder(start: Uint8Array): TextDecoder {
  const head = new TextDecoder('latin1').decode(start.subarray(0, 200));
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const encoding = declared.toLowerCase();
  if (head.includes('\0') || !encodings.includes(encoding)) {
    throw new UnreadableFile(
      1,
      `is written in ${declared}, which is not accepted: only ${encodings.join(', ')}`,
      'encoding',
    );
  }
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decoder: TextDecoder, chunk: Uint8Array, line: () => number): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new UnreadableFile(line(), `is not written in ${decoder.encoding}`, 'encoding');
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function texts(attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), String(value)]));
}

/** The children with one of these names. */
export function getChildren(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return element?.children.filter(({ name }) => names.includes(name)) ?? [];
}

export function getChild(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return element?.children.find(({ name }) => names.includes(name));
}

/** The trimmed text of a child; undefined: there is none. */
export function getText(element: XmlElement | undefined, ...names: string[]): string | undefined {
  return getChild(element, ...names)?.text.trim() || undefined;
}
