import { htmlToMarkup } from '../markup/html-to-markup.ts';
import {
  atPlace,
  type SourceFile,
  type SourceItem,
  type SourceNote,
  UnreadableExport,
} from '../source-item.ts';
import { getMenuEntry } from './menu-entry.ts';
import { readPlainText } from './plain-text.ts';
import { getChildren, getText, readXml, type XmlElement } from './read-xml.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Versions of WXR that do not differ in what is read here. */
const versions = ['1.0', '1.1', '1.2'];

/**
 * Reads an export of WordPress (WXR, an extension of RSS). Every author, term, item and comment becomes one item.
 * @throws {UnreadableExport}
 */
export function readWordpress(text: string): SourceFile {
  const root = readXml(text);
  const [channel] = root.name === 'rss' ? getChildren(root, 'channel') : [];
  if (!channel) throw new UnreadableExport('unknownFormat', 'line 1');
  if (!versions.includes(getText(channel, 'wp:wxr_version')))
    throw new UnreadableExport('otherVersion', `line ${channel.line}`);
  const language = getText(channel, 'language').toLowerCase().split('-')[0];
  const items = getChildren(channel, 'item');
  const attached = mediaByParent(items);
  const titles = new Map(items.map((item) => [getKey(item), readPlainText(getText(item, 'title'))]));
  return {
    source: 'wordpress',
    origin: getText(channel, 'wp:base_blog_url') || getText(channel, 'link'),
    language: language || undefined,
    items: channel.children.flatMap((child) => {
      if (child.name !== 'item') return describing(child);
      const item = atPlace(findPlace(child), () => getItem(child, language || 'en', attached, titles));
      return [item, ...getComments(child)];
    }),
  };
}

/** What describes posts: authors and terms. */
function describing(element: XmlElement): SourceItem[] {
  const at = { place: findPlace(element) };
  switch (element.name) {
    case 'wp:author': {
      const login = getText(element, 'wp:author_login');
      const name = readPlainText(getText(element, 'wp:author_display_name')) || login;
      return [{ ...at, key: `author/${login}`, type: 'author', name, kind: 'author' }];
    }
    case 'wp:category': {
      const slug = getText(element, 'wp:category_nicename');
      const name = readPlainText(getText(element, 'wp:cat_name')) || slug;
      return [{ ...at, key: `category/${slug}`, type: 'category', name, kind: 'label' }];
    }
    case 'wp:tag': {
      const slug = getText(element, 'wp:tag_slug');
      return [
        {
          ...at,
          key: `tag/${slug}`,
          type: 'tag',
          name: readPlainText(getText(element, 'wp:tag_name')) || slug,
          kind: 'label',
        },
      ];
    }
    case 'wp:term': {
      const slug = getText(element, 'wp:term_slug');
      const taxonomy = getText(element, 'wp:term_taxonomy') || 'term';
      const name = readPlainText(getText(element, 'wp:term_name')) || slug;
      const key = `term/${taxonomy}/${getText(element, 'wp:term_id') || slug}`;
      const term = { ...at, key, type: taxonomy, name };
      return [taxonomy === 'nav_menu' ? { ...term, kind: 'menu', menu: slug } : { ...term, kind: 'label' }];
    }
    default:
      return [];
  }
}

/** Post types that are not pages: templates, styles and revisions. */
const layouts = [
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'revision',
  'user_request',
  'wp_block',
  'wp_font_face',
  'wp_font_family',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
];

function getItem(
  item: XmlElement,
  language: string,
  attached: ReadonlyMap<string, string[]>,
  titles: ReadonlyMap<string, string>,
): SourceItem {
  const id = getText(item, 'wp:post_id');
  const type = getText(item, 'wp:post_type') || 'post';
  const title = readPlainText(getText(item, 'title'));
  const frame = {
    key: getKey(item),
    type,
    name: title || getText(item, 'wp:post_name') || id || findPlace(item),
    place: findPlace(item),
  };
  const status = getText(item, 'wp:status');
  if (status === 'trash' || status === 'auto-draft') return { ...frame, kind: 'trash' };
  if (type === 'nav_menu_item') {
    const entry = getMenuEntry(item);
    // An entry without a title takes that of its page.
    const name = title || titles.get(entry.page ?? '') || entry.href || frame.name;
    return { ...frame, name, kind: 'menuEntry', entry };
  }
  if (layouts.includes(type)) return { ...frame, kind: 'layout' };
  if (type === 'attachment') {
    const url = getText(item, 'wp:attachment_url') || getText(item, 'guid');
    return { ...frame, kind: 'media', media: { url, fileName: getFileName(url), size: null } };
  }
  return { ...frame, kind: 'page', page: getPage(item, id, title, language, attached) };
}

/** Its id. Files of other programs often lack ids: then another value that identifies it permanently. */
function getKey(item: XmlElement): string {
  const id = getText(item, 'wp:post_id');
  if (id && id !== '0') return `post/${id}`;
  const named = getText(item, 'guid') || getText(item, 'link') || getText(item, 'wp:post_name');
  return `post/${named || `${getText(item, 'title')} ${getText(item, 'pubDate')}`}`;
}

function getPage(
  item: XmlElement,
  id: string,
  title: string,
  language: string,
  attached: ReadonlyMap<string, string[]>,
) {
  const notes: SourceNote[] = [];
  const note = (one: SourceNote) => notes.push(one);
  const parent = getText(item, 'wp:post_parent');
  const thumbnail = getMeta(item, '_thumbnail_id');
  const html = withoutShortcodes(getText(item, 'content:encoded'), (id && attached.get(id)) || [], note);
  const isProtected = getText(item, 'wp:post_password') !== '';
  // A file without states is a feed, which holds public posts only.
  const isPublic = ['publish', 'future', ''].includes(getText(item, 'wp:status')) && !isProtected;
  const excerpt = readPlainText(getText(item, 'excerpt:encoded'));
  for (const field of fieldsLeft(item)) note({ code: 'fieldLeft', value: field });
  return {
    slug: getText(item, 'wp:post_name'),
    parent: parent && parent !== '0' ? `post/${parent}` : null,
    address: getText(item, 'link') || null,
    publicationDate: findPublicationTime(item),
    isPublic,
    image: thumbnail ? `post/${thumbnail}` : null,
    isProtected,
    sortIndex: Number(getText(item, 'wp:menu_order')) || 1000,
    texts: {
      [language]: {
        title,
        lead: excerpt || null,
        description: readPlainText(descriptions.map((key) => getMeta(item, key)).find(Boolean) ?? '') || null,
        body: htmlToMarkup(html, note),
        // The block editor marks every paragraph, so its line breaks mean nothing.
        keepsLineBreaks: !html.includes('<!-- wp:'),
        notes,
      },
    },
  };
}

const descriptions = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'];

/** Data of an item without a place in a page: custom fields, and terms. */
function fieldsLeft(item: XmlElement): string[] {
  const own = getChildren(item, 'wp:postmeta')
    .filter((meta) => getText(meta, 'wp:meta_value') !== '')
    .map((meta) => getText(meta, 'wp:meta_key'))
    // Names with a leading underscore belong to WordPress and its plugins, and are never shown.
    .filter((key) => key !== '' && !key.startsWith('_') && !descriptions.includes(key));
  const filed = getChildren(item, 'category').map(
    ({ attributes, text }) => `${attributes.domain ?? 'category'}: ${readPlainText(text.trim())}`,
  );
  return [...own, ...filed];
}

function getComments(item: XmlElement): SourceItem[] {
  return getChildren(item, 'wp:comment').map((comment) => {
    const type = getText(comment, 'wp:comment_type') || 'comment';
    return {
      key: `comment/${getText(comment, 'wp:comment_id') || findPlace(comment)}/${getKey(item)}`,
      type,
      name: readPlainText(getText(comment, 'wp:comment_author')) || type,
      place: findPlace(comment),
      kind: 'comment',
    };
  });
}

/** `[gallery]` without ids shows the pictures that were uploaded with the post. */
function mediaByParent(items: readonly XmlElement[]): Map<string, string[]> {
  const media = new Map<string, string[]>();
  for (const item of items) {
    if (getText(item, 'wp:post_type') !== 'attachment') continue;
    const parent = getText(item, 'wp:post_parent');
    const known = media.get(parent);
    if (known) known.push(getText(item, 'wp:post_id'));
    else media.set(parent, [getText(item, 'wp:post_id')]);
  }
  return media;
}

function getMeta(item: XmlElement, key: string): string {
  const meta = getChildren(item, 'wp:postmeta').find((each) => getText(each, 'wp:meta_key') === key);
  return meta ? getText(meta, 'wp:meta_value') : '';
}

const undated = ['draft', 'pending', 'auto-draft'];

/**
 * `2008-01-01 00:00:00` in UTC; 0000-00-00 for what was never published. Without it, the date of the feed; then the
 * local time, in a zone that the file does not name.
 */
function findPublicationTime(item: XmlElement): string | null {
  const moments = undated.includes(getText(item, 'wp:status'))
    ? [wordpressTime(getText(item, 'wp:post_date_gmt'))]
    : [
        wordpressTime(getText(item, 'wp:post_date_gmt')),
        getText(item, 'pubDate'),
        wordpressTime(getText(item, 'wp:post_date')),
      ];
  const found = moments.map((moment) => new Date(moment)).find((moment) => moment.getTime() > 0);
  return found?.toISOString() ?? null;
}

function wordpressTime(text: string): string {
  return text === '' || text.startsWith('0000') ? '' : `${text.replace(' ', 'T')}Z`;
}

export function getFileName(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function findPlace({ line }: XmlElement): string {
  return `line ${line}`;
}
