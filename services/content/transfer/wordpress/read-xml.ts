import sax from 'sax';
import { UnreadableExport } from '../source-item.ts';

/** An element with its prefix as written: `wp:post_id`, `content:encoded`. */
export type XmlElement = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const deepest = 12;
const maxElements = 2_000_000;
/** The parser checks its memory between the pieces that it gets. */
const slice = 64 * 1024;

/**
 * Parses a document within the limits of size. It loads nothing, knows only the five entities of XML, and refuses a
 * document type, whose declarations could only do harm.
 * @throws {UnreadableExport} at the first line that is not well formed or not allowed
 */
export function readXml(text: string): XmlElement {
  const parser = sax.parser(true, { position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const place = () => `line ${parser.line + 1}`;

  parser.onerror = () => {
    throw new UnreadableExport('malformed', place());
  };
  parser.ondoctype = () => {
    throw new UnreadableExport('documentType', place());
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    if (open.length >= deepest) throw new UnreadableExport('tooDeep', place());
    if (elements > maxElements) throw new UnreadableExport('tooMany', place());
    const element: XmlElement = {
      name,
      line: parser.line + 1,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  const add = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.ontext = add;
  parser.oncdata = add;

  for (let start = 0; start < text.length; start += slice) parser.write(text.slice(start, start + slice));
  parser.close();
  if (!root) throw new UnreadableExport('malformed', 'line 1');
  return root;
}

/** The text of a child; empty where there is none. */
export function getText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function getChildren(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
