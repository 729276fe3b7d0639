import type { RichTextInline, RichTextNode } from '#contracts/content/rich-text.ts';
import type { SegmentText } from '../translation/segment.ts';
import { findRanges, type Range, type Wanted } from './match-words.ts';

type Line = RichTextInline[];

/**
 * A hit in a text: its line, the range within the line, and the offset within the whole text, which identifies it.
 */
export type Found = Range & { line: string; at: number };

/** Every hit in a text or rich text. */
export function findInWords(words: SegmentText, wanted: Wanted): Found[] {
  const found: Found[] = [];
  changeLines(words, (line, from) => {
    const text = lineText(line);
    found.push(
      ...findRanges(text, wanted).map((range) => ({ ...range, line: text, at: from + range.start })),
    );
    return line;
  });
  return found;
}

/** The text with some hits replaced. Marks, links and everything around them stay. */
export function replaceInWords(
  words: SegmentText,
  wanted: Wanted,
  places: ReadonlySet<number>,
  replacement: string,
): { words: SegmentText; replaced: number } {
  let replaced = 0;
  const changed = changeLines(words, (line, from) => {
    const chosen = findRanges(lineText(line), wanted).filter(({ start }) => places.has(from + start));
    replaced += chosen.length;
    return chosen.length > 0 ? replaceInLine(line, chosen, replacement) : line;
  });
  return { words: changed, replaced };
}

/** `change` gets each line and its offset; a line break counts as one character. */
function changeLines(words: SegmentText, change: (line: Line, from: number) => Line): SegmentText {
  let from = 0;
  const next = (line: Line): Line => {
    const start = from;
    from += lineText(line).length + 1;
    return change(line, start);
  };
  if (typeof words !== 'string')
    return { type: 'doc', content: words.content.map((node) => inNode(node, next)) };
  return words
    .split('\n')
    .map((text) => lineText(next([{ type: 'text', text }])))
    .join('\n');
}

function inNode(node: RichTextNode, change: (line: Line) => Line): RichTextNode {
  switch (node.type) {
    case 'horizontalRule':
      return node;
    case 'paragraph':
    case 'heading':
      return node.content ? { ...node, content: change(node.content) } : node;
    case 'blockquote':
      return { ...node, content: node.content.map((child) => inNode(child, change)) };
    default:
      return {
        ...node,
        content: node.content.map((item) => ({
          ...item,
          content: item.content.map((child) => inNode(child, change)),
        })),
      };
  }
}

function lineText(line: Line): string {
  return line.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
}

/** The new text gets the marks of the first replaced letter. */
function replaceInLine(line: Line, ranges: readonly Range[], replacement: string): Line {
  let from = 0;
  return line.flatMap((inline): Line => {
    const start = from;
    if (inline.type !== 'text') {
      from += 1;
      return [inline];
    }
    from += inline.text.length;
    let text = '';
    let at = start;
    for (const range of ranges) {
      if (range.end <= at || range.start >= from) continue;
      text += inline.text.slice(at - start, Math.max(at, range.start) - start);
      if (range.start >= start) text += replacement;
      at = Math.min(range.end, from);
    }
    text += inline.text.slice(at - start);
    return text === '' && inline.text !== '' ? [] : [{ ...inline, text }];
  });
}
