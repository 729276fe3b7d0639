import { blocks as declared } from '#contracts/content/blocks.ts';
import type { RichTextNode } from '#contracts/content/rich-text.ts';
import { plainText as richPlainText } from '../../rich-text/rich-text.ts';
import type { SourceNote } from '../source-item.ts';
import { createBlockList, type MadeBlocks, type MadePicture } from './block-list.ts';
import { findFilm } from './film.ts';
import type { ReadLink } from './inlines.ts';
import { getAll, getFirst, getLine, holds, type Markup, type MarkupElement, plainText } from './markup.ts';
import { getRichText, headings, isLine, looseParagraphs } from './read-rich-text.ts';
import { getTable, rowsInWords } from './read-table.ts';

export type BaseSiteContext = {
  link: ReadLink;
  /** The file of the library for the address of a picture; undefined: there is none of that name. */
  picture: (address: string) => string | undefined;
  /** The same of a file of whatever kind. */
  file: (address: string) => string | undefined;
  /** The address of a medium by its id in the source. */
  findMedia: (id: string) => string | undefined;
  note: (note: SourceNote) => void;
  /** Posts from before the block editor: line breaks are kept. */
  keepsLineBreaks: boolean;
};

/** Elements that become blocks of their own and cannot be part of a text. */
const blockElements = new Set([
  'import-gallery',
  'import-media',
  'audio',
  'embed',
  'iframe',
  'img',
  'object',
  'table',
  'video',
]);

const maxTitleLength = declared.text.title.maxLength;
const maxQuoteLength = declared.quote.quote.maxLength;
const maxPictures = declared.gallery.items.max;

/**
 * Converts the markup of a post into blocks: text into text blocks, each under its heading; pictures, galleries,
 * quotes, tables and films into blocks of their own. The order stays, and everything readable that is lost is
 * reported.
 */
export function convertMarkup(markup: readonly Markup[], context: BaseSiteContext): MadeBlocks {
  const { link, note } = context;
  const list = createBlockList(note);
  let title = '';
  let words: RichTextNode[] = [];

  const endText = () => {
    // A block that holds only rules could not be published; blocks separate their texts anyway.
    const isEmpty = richPlainText({ type: 'doc', content: words }).trim() === '';
    if (isEmpty && words.length > 0) note({ code: 'removed', value: 'hr' });
    if (!isEmpty) list.text(title, words);
    else if (title !== '')
      list.text('', [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] }]);
    title = '';
    words = [];
  };
  const standAlone = (add: () => void) => {
    endText();
    add();
  };

  flow(markup);
  endText();
  return list.made;

  function flow(nodes: readonly Markup[]): void {
    let loose: Markup[] = [];
    const endLoose = () => {
      const wordsOfRun = loose;
      loose = [];
      if (!asFilm(wordsOfRun)) words.push(...looseParagraphs(wordsOfRun, link, context.keepsLineBreaks));
    };
    for (const node of nodes) {
      if (!isLine(node) && !holds(node, blockElements)) {
        loose.push(node);
        continue;
      }
      endLoose();
      line(node as MarkupElement);
    }
    endLoose();
  }

  function line(node: MarkupElement): void {
    if (node.name === 'figure') return void figure(node);
    if (/(?:^| )wp-block-file(?: |$)/.test(node.attributes.class ?? '') && download(node)) return;
    if (node.name === 'table') return void table(node);
    if (blockElements.has(node.name)) return void medium(node, '');
    if (headings.has(node.name) && !holds(node, blockElements)) return void heading(node);
    if (node.name === 'blockquote' && quote(node)) return;
    if (holds(node, blockElements) || isFrame(node)) return void flow(node.children);
    if (node.name === 'p' && asFilm(node.children)) return;
    words.push(...getRichText([node], link));
  }

  /** Headings of the first two levels begin a block and become its title. */
  function heading(node: MarkupElement): void {
    const text = getLine(node.children);
    const isTitle = (node.name === 'h1' || node.name === 'h2') && text.length <= maxTitleLength;
    if (text === '') return;
    if (!isTitle || getFirst(node.children, 'a')) {
      if (node.name === 'h1' || node.name === 'h2') endText();
      words.push(...getRichText([node], link));
      return;
    }
    endText();
    title = text;
  }

  /** A quotation and its author; anything else stays in the surrounding text. */
  function quote(node: MarkupElement): boolean {
    const cite = getFirst(node.children, 'cite', 'footer');
    const text = plainText(node.children.filter((child) => child !== cite)).trim();
    const quoted = text.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n');
    const paragraphs = getAll(node.children, 'p').filter((paragraph) => paragraph !== cite);
    const name = cite ? getLine(cite.children) : '';
    const isPlain = !node.children.some((child) =>
      holds(child, new Set(['ul', 'ol', 'a', ...blockElements])),
    );
    const isOne =
      paragraphs.length < 2 && !paragraphs.some((paragraph) => cite && paragraph.children.includes(cite));
    if (!isPlain || !isOne || quoted === '' || quoted.length > maxQuoteLength || name.length > 200)
      return false;
    standAlone(() => list.quote(quoted, name.replace(/^[—–-]\s*/, '')));
    return true;
  }

  function figure(node: MarkupElement): void {
    const captions = node.children.filter((child) => holds(child, new Set(['figcaption'])));
    const caption = getLine(getAll(captions, 'figcaption').map(({ children }) => getLine(children)));
    const pictures = getAll(node.children, 'img');
    const isGallery = pictures.length > 1 || / ?wp-block-gallery/.test(node.attributes.class ?? '');
    const inside = node.children.filter((child) => typeof child === 'string' || child.name !== 'figcaption');
    if (isGallery && pictures.length > 0) return void gallery(node);
    const medial = getFirst(inside, ...blockElements);
    if (medial?.name === 'table') {
      table(medial);
      if (caption) flow([{ name: 'p', attributes: {}, children: [caption] }]);
      return;
    }
    if (medial) return void medium(medial, caption);
    if (asFilm(inside, caption)) return;
    flow(inside);
    if (caption) flow([{ name: 'p', attributes: {}, children: [caption] }]);
  }

  /** A file block: a name with a download button that has the same target. */
  function download(node: MarkupElement): boolean {
    const named = getAll(node.children, 'a').find(
      ({ attributes }) => attributes.href && !isButton(attributes),
    );
    if (!named) return false;
    const { href = '' } = named.attributes;
    const label = getLine(named.children);
    const file = context.file(href);
    if (file) standAlone(() => list.download(file, label));
    else flow([{ name: 'p', attributes: {}, children: [{ ...named, children: [label || href] }] }]);
    return true;
  }

  function gallery(node: MarkupElement): void {
    const figures = getAll(node.children, 'figure', 'img').flatMap((part) => {
      const image = getFirst([part], 'img');
      const caption = getFirst([part], 'figcaption');
      return image ? [getPicture(image.attributes.src ?? '', caption ? getLine(caption.children) : '')] : [];
    });
    addGallery(figures);
    const own = node.children.find((child) => typeof child !== 'string' && child.name === 'figcaption');
    if (own && getLine([own])) flow([{ name: 'p', attributes: {}, children: [getLine([own])] }]);
  }

  function addGallery(pictures: readonly MadePicture[]): void {
    for (let start = 0; start < pictures.length; start += maxPictures) {
      const part = pictures.slice(start, start + maxPictures);
      standAlone(() => list.gallery(part));
    }
  }

  function medium({ name, attributes, children }: MarkupElement, caption: string): void {
    if (name === 'table') return;
    if (name === 'import-gallery') {
      const ids = (attributes['data-ids'] ?? '').split(',').map((id) => id.trim());
      const addresses = ids.flatMap((id) => context.findMedia(id) ?? []);
      if (addresses.length === 0) note({ code: 'mediaMissing', value: 'gallery' });
      return void addGallery(addresses.map((address) => getPicture(address, '')));
    }
    const address =
      name === 'import-media'
        ? (context.findMedia(attributes['data-id'] ?? '') ?? '')
        : getSource(attributes, children);
    const isPicture =
      name === 'img' || (name === 'import-media' && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(address));
    if (isPicture) {
      const made = getPicture(address, caption);
      return void standAlone(() => list.picture(made));
    }
    const film = findFilm(address);
    if (film) return void standAlone(() => list.film(film, caption));
    if (address === '') return void note({ code: 'removed', value: name });
    note({ code: 'keptAsText', value: name });
    const label = caption || address;
    flow([
      {
        name: 'p',
        attributes: {},
        children: [{ name: 'a', attributes: { href: address }, children: [label] }],
      },
    ]);
  }

  function getPicture(address: string, caption: string): MadePicture {
    const image = context.picture(address);
    if (!image) note({ code: 'mediaMissing', value: address.startsWith('data:') ? 'data:' : address });
    return { image: image ?? null, caption };
  }

  function table(node: MarkupElement): void {
    const cells = holds(node, new Set([...blockElements].filter((name) => name !== 'table')))
      ? undefined
      : getTable(node);
    if (cells) return void standAlone(() => list.table(cells));
    note({ code: 'tableAsText', value: '' });
    for (const row of rowsInWords(node)) words.push(...looseParagraphs([row], link, false));
    for (const part of getAll(node.children, 'img', 'iframe', 'video')) medium(part, '');
  }

  /** An address alone on its line becomes the film that it leads to, where the site can show it. */
  function asFilm(nodes: readonly Markup[], caption = ''): boolean {
    const text = getLine(nodes);
    const film = /^(?:https?:)?\/\/\S+$/.test(text) ? findFilm(text) : undefined;
    if (film) standAlone(() => list.film(film, caption));
    return film !== undefined;
  }
}

function isButton({ class: names }: MarkupElement['attributes']): boolean {
  return /wp-block-file__button/.test(names ?? '');
}

/** Containers without a meaning of their own. */
function isFrame({ name }: MarkupElement): boolean {
  return ['article', 'center', 'div', 'footer', 'header', 'main', 'nav', 'section'].includes(name);
}

function getSource(attributes: Readonly<Record<string, string>>, children: readonly Markup[]): string {
  return attributes.src ?? getFirst(children, 'source', 'embed')?.attributes.src ?? '';
}
