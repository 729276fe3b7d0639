import type { ReactNode } from 'react';
import type { RichTextInline, RichTextNode, RichText as RichTextTree } from '#contracts/content/rich-text.ts';
import type { Link } from '#contracts/content/values.ts';
import { Prose } from '#web/design/prose/prose.tsx';
import { InlineLink } from './content-link.tsx';
/** The rank of the highest heading in a text: one below the heading above it. */
export type TextLevel = 2 | 3 | 4;

/** Renders a rich text as elements. Unknown nodes are left out, so content cannot inject markup. */
export function RichText({ value, level = 2 }: { value: RichTextTree | null; level?: TextLevel }) {
  if (!value?.content?.length) return null;
  const rank = headingOrder(level);
  return <Prose>{value.content.map((node, position) => renderNode(node, position, rank))}</Prose>;
}

function renderNode(node: RichTextNode, key: number, rank: (level: number) => number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{renderInlines(node.content)}</p>;
    case 'heading': {
      const Tag = `h${rank(node.attrs?.level ?? 2)}` as 'h2';
      return <Tag key={key}>{renderInlines(node.content)}</Tag>;
    }
    case 'bulletList':
      return <ul key={key}>{renderItems(node.content, rank)}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs?.start === 1 ? undefined : node.attrs?.start}>
          {renderItems(node.content, rank)}
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote key={key}>{node.content?.map((inner, at) => renderNode(inner, at, rank))}</blockquote>
      );
    case 'horizontalRule':
      return <hr key={key} />;
    default:
      return null;
  }
}

type ListItems = Extract<RichTextNode, { type: 'bulletList' }>['content'];

function renderItems(items: ListItems | undefined, rank: (level: number) => number): ReactNode {
  return items?.map(({ content }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is rendered once and its nodes have no identity.
    <li key={position}>{itemContent(content, rank)}</li>
  ));
}

/** A list item with a single paragraph is rendered without `p`, so that short lists stay compact. */
function itemContent(content: RichTextNode[] | undefined, rank: (level: number) => number): ReactNode {
  const [first, ...rest] = content ?? [];
  if (!first) return null;
  if (first.type !== 'paragraph') return content?.map((node, at) => renderNode(node, at, rank));
  return (
    <>
      {renderInlines(first.content)}
      {rest.map((node, at) => renderNode(node, at, rank))}
    </>
  );
}

type Run = { link: Link | undefined; inlines: RichTextInline[] };

/**
 * Adjacent parts of one link become one `a` element, whatever their marks: a **bold** word does not split a
 * link.
 */
function renderInlines(inlines: RichTextInline[] | undefined): ReactNode {
  return getRuns(inlines ?? []).map(({ link, inlines: parts }, position) => {
    const words = parts.map(renderInline);
    return link ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree is rendered once and its nodes have no identity.
      <InlineLink key={position} link={link}>
        {words}
      </InlineLink>
    ) : (
      words
    );
  });
}

function getRuns(inlines: RichTextInline[]): Run[] {
  const runs: Run[] = [];
  for (const inline of inlines) {
    const link = getLink(inline);
    const last = runs.at(-1);
    if (last && link && JSON.stringify(last.link) === JSON.stringify(link)) last.inlines.push(inline);
    else runs.push({ link, inlines: [inline] });
  }
  return runs;
}

function getLink(inline: RichTextInline): Link | undefined {
  if (inline.type !== 'text') return undefined;
  const mark = inline.marks?.find((candidate) => candidate.type === 'link');
  return mark?.type === 'link' ? mark.attrs : undefined;
}

const tags = { bold: 'strong', italic: 'em', subscript: 'sub', superscript: 'sup' } as const;

function renderInline(inline: RichTextInline, key: number): ReactNode {
  if (inline.type === 'hardBreak') return <br key={key} />;
  if (inline.type !== 'text') return null;
  let element: ReactNode = inline.text;
  for (const { type } of inline.marks ?? []) {
    if (!Object.hasOwn(tags, type)) continue;
    const Tag = tags[type as keyof typeof tags];
    element = <Tag key={key}>{element}</Tag>;
  }
  return element;
}

/**
 * Maps the headings of a text to ranks on the page: the text's own levels 2 to 4 begin at `first`, and none
 * is more than one below the previous heading, whatever the editor chose.
 */
function headingOrder(first: number): (level: number) => number {
  let previous = first - 1;
  return (level) => {
    const wanted = first + Math.max(2, level) - 2;
    previous = Math.min(6, wanted, previous + 1);
    return previous;
  };
}
