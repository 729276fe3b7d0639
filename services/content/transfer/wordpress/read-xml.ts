import sax from 'sax';
import { UnreadableExport } from '../source-item.ts';

/** An element with its prefix as it is written: `wp:post_id`, `content:encoded`. */
export type XmlElement = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const deepest = 12;
const maxElements = 2_000_000;
/** The parser looks after its memory between what it is given. */
const slice = 64 * 1024;

/**
 * Reads a document that is no larger than it may be. It loads nothing, knows no entities but the five of XML, and refuses
 * a document type, since what it declares can only harm.
 * @throws {UnreadableExport} at the first line that is not well formed or not permitted
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
