import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { SourceNote } from '../source-item.ts';
import { element, type Markup } from './markup.ts';
import { markupOfHtml } from './markup-of-html.ts';

/** Reads Markdown as CommonMark says; HTML within it is read as such. */
export function markupOfMarkdown(markdown: string, note: (note: SourceNote) => void): Markup[] {
  return childrenOf(fromMarkdown(markdown));

  function childrenOf(node: Nodes): Markup[] {
    return 'children' in node ? (node.children as Nodes[]).flatMap(markupOf) : [];
  }

  function markupOf(node: Nodes): Markup[] {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [node.value];
      case 'code':
        return [element('pre', [node.value])];
      case 'html':
        return markupOfHtml(node.value, note);
      case 'paragraph':
        return [element('p', childrenOf(node))];
      case 'heading':
        return [element(`h${node.depth}`, childrenOf(node))];
      case 'list':
        return [
          element(
            node.ordered ? 'ol' : 'ul',
            childrenOf(node),
            node.start ? { start: String(node.start) } : {},
          ),
        ];
      case 'listItem':
        return [element('li', childrenOf(node))];
      case 'blockquote':
        return [element('blockquote', childrenOf(node))];
      case 'thematicBreak':
        return [element('hr')];
      case 'break':
        return [element('br')];
      case 'strong':
        return [element('strong', childrenOf(node))];
      case 'emphasis':
        return [element('em', childrenOf(node))];
      case 'link':
        return [element('a', childrenOf(node), { href: node.url })];
      case 'image':
        return [element('img', [], { src: node.url, alt: node.alt ?? '' })];
      default:
        return childrenOf(node);
    }
  }
}
