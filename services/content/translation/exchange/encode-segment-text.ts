import type { RichText, RichTextInline, RichTextMark, RichTextNode } from '#contracts/content/rich-text.ts';
import type { SegmentText } from '../segment.ts';
import type { Code, Inline } from './exchange-file.ts';

export type EncodedPart = { kind: 'segment' | 'between'; content: Inline[] };
type Structure = Extract<Code, { structure: unknown }>['structure'];

/** A text as parts: each paragraph is a segment, with the codes of the structure between them. */
export function encodeSegmentText(words: SegmentText): EncodedPart[] {
  const ids = createIds();
  if (typeof words === 'string') return [{ kind: 'segment', content: encodeText(words, ids) }];
  return encodeRichText(words, ids);
}

/** Whether the text holds anything translatable. */
export function hasText(words: SegmentText): boolean {
  return encodeSegmentText(words).some(({ kind }) => kind === 'segment');
}

function createIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return String(last);
  };
}

/** Placeholders in braces are filled in by the site. */
function encodeText(text: string, nextId: () => string): Inline[] {
  return text
    .split(/(\{[A-Za-z]\w*\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      /^\{[A-Za-z]\w*\}$/.test(piece) ? { kind: 'code', id: nextId(), code: { fixed: piece } } : piece,
    );
}

function encodeRichText({ content }: RichText, nextId: () => string): EncodedPart[] {
  const parts: EncodedPart[] = [];
  let waiting: Structure = [];
  const between = () => {
    if (waiting.length === 0) return;
    const code: Inline = { kind: 'code', id: nextId(), code: { structure: waiting } };
    parts.push({ kind: 'between', content: [code] });
    waiting = [];
  };
  const walk = (node: RichTextNode | { type: 'listItem'; content: RichTextNode[] }) => {
    const { content: within, ...frame } = node as { type: string; attrs?: object; content?: unknown[] };
    waiting.push(frame);
    if (node.type === 'paragraph' || node.type === 'heading') {
      const inlines = node.content ?? [];
      if (inlines.some(({ type }) => type === 'text')) {
        between();
        parts.push({ kind: 'segment', content: encodeInlines(inlines, nextId) });
      } else if (inlines.length > 0)
        waiting.push(...inlines.flatMap(() => [{ type: 'hardBreak' }, '/' as const]));
    } else for (const child of (within ?? []) as RichTextNode[]) walk(child);
    waiting.push('/');
  };
  for (const node of content) walk(node);
  between();
  return parts;
}

/** A mark that spans several pieces becomes one pair of codes around them. */
function encodeInlines(inlines: readonly RichTextInline[], nextId: () => string): Inline[] {
  const root: Inline[] = [];
  const open: { mark: RichTextMark; content: Inline[] }[] = [];
  for (const inline of inlines) {
    const marks = inline.type === 'text' ? (inline.marks ?? []) : open.map(({ mark }) => mark);
    const shared = sharedLength(
      open.map(({ mark }) => mark),
      marks,
    );
    open.length = shared;
    for (const mark of marks.slice(shared)) {
      const content: Inline[] = [];
      (open.at(-1)?.content ?? root).push({ kind: 'pair', id: nextId(), code: { mark }, content });
      open.push({ mark, content });
    }
    const into = open.at(-1)?.content ?? root;
    if (inline.type === 'text') into.push(...encodeText(inline.text, nextId));
    else into.push({ kind: 'code', id: nextId(), code: { break: true } });
  }
  return root;
}

function sharedLength(one: readonly RichTextMark[], other: readonly RichTextMark[]): number {
  const differs = one.findIndex((mark, index) => JSON.stringify(mark) !== JSON.stringify(other[index]));
  return differs === -1 ? one.length : differs;
}
