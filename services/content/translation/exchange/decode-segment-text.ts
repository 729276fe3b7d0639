import type { RichText, RichTextInline, RichTextMark } from '#contracts/content/rich-text.ts';
import type { SegmentText } from '../segment.ts';
import type { Code, Inline } from './exchange-file.ts';

/** The parts of a unit do not form a text: a code is at an impossible place. */
export class UndecodableText extends Error {}

/**
 * The text that a sequence of parts stands for.
 * @throws {UndecodableText}
 */
export function decodeSegmentText(
  parts: readonly (readonly Inline[])[],
  kind: 'text' | 'richText',
): SegmentText {
  return kind === 'text' ? parts.map(plain).join('') : decodeRichText(parts);
}

function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'code' && 'fixed' in inline.code) return inline.code.fixed;
      throw new UndecodableText('a code in plain text');
    })
    .join('');
}

type Node = { type: string; attrs?: object; content?: unknown[] };

function decodeRichText(parts: readonly (readonly Inline[])[]): RichText {
  const doc: Node & { content: unknown[] } = { type: 'doc', content: [] };
  const open: Node[] = [doc];
  const current = () => {
    const node = open.at(-1);
    if (!node) throw new UndecodableText('words outside of everything');
    node.content ??= [];
    return { node, content: node.content };
  };
  const restructure = (structure: Extract<Code, { structure: unknown }>['structure']) => {
    for (const step of structure) {
      if (step === '/') {
        if (open.length === 1) throw new UndecodableText('an end without a beginning');
        open.pop();
        continue;
      }
      const node: Node = { ...step };
      current().content.push(node);
      open.push(node);
    }
  };
  const take = (inlines: readonly Inline[], marks: readonly RichTextMark[]) => {
    for (const inline of inlines) {
      if (typeof inline === 'string') addText(current(), inline, marks);
      else if (inline.kind === 'pair') {
        if (!('mark' in inline.code)) throw new UndecodableText('a pair that is not a mark');
        take(inline.content, [...marks, inline.code.mark as RichTextMark]);
      } else if ('structure' in inline.code) restructure(inline.code.structure);
      else if ('fixed' in inline.code) addText(current(), inline.code.fixed, marks);
      else if ('break' in inline.code) current().content.push({ type: 'hardBreak' } satisfies RichTextInline);
      else throw new UndecodableText('a mark around nothing');
    }
  };
  for (const part of parts) take(part, []);
  if (open.length > 1) throw new UndecodableText('a beginning without an end');
  return doc as RichText;
}

function addText(
  { node, content }: { node: Node; content: unknown[] },
  text: string,
  marks: readonly RichTextMark[],
): void {
  if (text === '') return;
  if (node.type !== 'paragraph' && node.type !== 'heading')
    throw new UndecodableText('words in no paragraph');
  const before = content.at(-1) as RichTextInline | undefined;
  const isSame = before?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(marks);
  if (isSame) before.text += text;
  else content.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) });
}
