import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type SourceNote, UnreadableExport } from '../source-item.ts';
import { htmlToMarkup } from './html-to-markup.ts';
import { element, type Markup } from './markup.ts';

/** The depth of nested quotes and lists. */
const deepest = 100;

/**
 * Parses Markdown by CommonMark; HTML within it is parsed, too.
 * @throws {UnreadableExport} where quotes or lists are nested too deeply
 */
export function markdownToMarkup(markdown: string, note: (note: SourceNote) => void): Markup[] {
  let depth = 0;
  return getChildren(fromMarkdown(markdown));

  function getChildren(node: Nodes): Markup[] {
    if (!('children' in node)) return [];
    depth += 1;
    if (depth > deepest) throw new UnreadableExport('tooDeep');
    const children = (node.children as Nodes[]).flatMap(renderMarkup);
    depth -= 1;
    return children;
  }

  function renderMarkup(node: Nodes): Markup[] {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [node.value];
      case 'code':
        return [element('pre', [node.value])];
      case 'html':
        return htmlToMarkup(node.value, note);
      case 'paragraph':
        return [element('p', getChildren(node))];
      case 'heading':
        return [element(`h${node.depth}`, getChildren(node))];
      case 'list':
        return [
          element(
            node.ordered ? 'ol' : 'ul',
            getChildren(node),
            node.start ? { start: String(node.start) } : {},
          ),
        ];
      case 'listItem':
        return [element('li', getChildren(node))];
      case 'blockquote':
        return [element('blockquote', getChildren(node))];
      case 'thematicBreak':
        return [element('hr')];
      case 'break':
        return [element('br')];
      case 'strong':
        return [element('strong', getChildren(node))];
      case 'emphasis':
        return [element('em', getChildren(node))];
      case 'link':
        return [element('a', getChildren(node), { href: node.url })];
      case 'image':
        return [element('img', [], { src: node.url, alt: node.alt ?? '' })];
      default:
        return getChildren(node);
    }
  }
}
