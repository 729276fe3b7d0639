import sax from 'sax';
import { UnreadableXliff } from '../problem.ts';
import { canonicalName } from './namespaces.ts';

/** An element with names as the specification writes them: `unit`, `mtc:match`, `{uri}name`. */
export type XmlElement = {
  name: string;
  namespace: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  parent: XmlElement | null;
};

export const xmlLimits = {
  bytes: 32 * 1024 * 1024,
  /** The depth of nested elements. */
  depth: 60,
  elements: 400_000,
};

/**
 * Parses a whole document. It loads nothing, knows only the five entities of XML, and refuses a document type, whose
 * declarations could only do harm. Files of translators are UTF-8, or UTF-16 with a byte order mark.
 * @throws {UnreadableXliff} at the first place that is not well formed, too large or not allowed
 */
export function readXmlTree(bytes: Uint8Array, limits = xmlLimits): XmlElement {
  if (bytes.length > limits.bytes) throw new UnreadableXliff('too-large', 1, { bytes: String(limits.bytes) });
  const parser = sax.parser(true, { xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const refuse = (code: string, params: Record<string, string> = {}): never => {
    throw new UnreadableXliff(code, parser.line + 1, params);
  };
  const addText = (text: string) => {
    open.at(-1)?.children.push(text);
  };

  parser.onerror = (error) => refuse('not-well-formed', { reason: error.message.split('\n')[0] ?? '' });
  parser.ondoctype = () => refuse('document-type');
  parser.onopentag = (tag) => {
    const { uri, local, attributes } = tag as sax.QualifiedTag;
    const parent = open.at(-1) ?? null;
    const element: XmlElement = {
      name: canonicalName(uri, local),
      namespace: uri,
      line: parser.line + 1,
      attributes: getAttributes(attributes),
      children: [],
      parent,
    };
    elements += 1;
    open.push(element);
    if (open.length > limits.depth) refuse('too-deep', { depth: String(limits.depth) });
    if (elements > limits.elements) refuse('too-many-elements', { elements: String(limits.elements) });
    parent?.children.push(element);
    root ??= element;
  };
  parser.onclosetag = () => {
    open.pop();
  };
  parser.ontext = addText;
  parser.oncdata = addText;

  const text = getText(bytes);
  // The parser checks its memory between the pieces that it gets.
  for (let start = 0; start < text.length; start += slice) parser.write(text.slice(start, start + slice));
  parser.close();
  return root ?? refuse('not-well-formed', { reason: 'empty' });
}

const slice = 16 * 1024;

function getText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXliff('encoding', 1, { encoding });
  }
}

function getAttributes(attributes: sax.QualifiedTag['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.values(attributes)
      .filter(({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns')
      .map(({ uri, local, value }) => [uri ? canonicalName(uri, local) : local, value]),
  );
}
