import { markupOfHtml } from '../markup/markup-of-html.ts';
import {
  atPlace,
  type SourceFile,
  type SourceItem,
  type SourceNote,
  UnreadableExport,
} from '../source-item.ts';
import { menuEntryOf } from './menu-entry.ts';
import { childrenOf, readXml, textOf, type XmlElement } from './read-xml.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Versions of WXR that say the same in the same places. */
const versions = ['1.0', '1.1', '1.2'];

/**
 * Reads an export of WordPress (WXR, an extension of RSS). Every author, term, item and comment of it becomes one item.
 * @throws {UnreadableExport}
 */
export function readWordpress(text: string): SourceFile {
  const root = readXml(text);
  const [channel] = root.name === 'rss' ? childrenOf(root, 'channel') : [];
  if (!channel) throw new UnreadableExport('unknownFormat', 'line 1');
  if (!versions.includes(textOf(channel, 'wp:wxr_version')))
    throw new UnreadableExport('otherVersion', `line ${channel.line}`);
  const language = textOf(channel, 'language').toLowerCase().split('-')[0];
  const items = childrenOf(channel, 'item');
  const attached = mediaByParent(items);
  const titles = new Map(items.map((item) => [`post/${textOf(item, 'wp:post_id')}`, textOf(item, 'title')]));
  return {
    source: 'wordpress',
    origin: textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link'),
    language: language || undefined,
    items: channel.children.flatMap((child) => {
      if (child.name !== 'item') return describing(child);
      const item = atPlace(placeOf(child), () => itemOf(child, language || 'en', attached, titles));
      return [item, ...commentsOf(child)];
    }),
  };
}

/** What describes posts: who wrote them, and by which words they are found. */
function describing(element: XmlElement): SourceItem[] {
  const at = { place: placeOf(element) };
  switch (element.name) {
    case 'wp:author': {
      const login = textOf(element, 'wp:author_login');
      const name = textOf(element, 'wp:author_display_name') || login;
      return [{ ...at, key: `author/${login}`, type: 'author', name, kind: 'author' }];
    }
    case 'wp:category': {
      const slug = textOf(element, 'wp:category_nicename');
      const name = textOf(element, 'wp:cat_name') || slug;
      return [{ ...at, key: `category/${slug}`, type: 'category', name, kind: 'label' }];
    }
    case 'wp:tag': {
      const slug = textOf(element, 'wp:tag_slug');
      return [
        {
          ...at,
          key: `tag/${slug}`,
          type: 'tag',
          name: textOf(element, 'wp:tag_name') || slug,
          kind: 'label',
        },
      ];
    }
    case 'wp:term': {
      const slug = textOf(element, 'wp:term_slug');
      const taxonomy = textOf(element, 'wp:term_taxonomy') || 'term';
      const name = textOf(element, 'wp:term_name') || slug;
      const key = `term/${taxonomy}/${textOf(element, 'wp:term_id') || slug}`;
      const term = { ...at, key, type: taxonomy, name };
      return [taxonomy === 'nav_menu' ? { ...term, kind: 'menu', menu: slug } : { ...term, kind: 'label' }];
    }
    default:
      return [];
  }
}

/** What is no page of its own: how the old theme looked, and older versions. */
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

function itemOf(
  item: XmlElement,
  language: string,
  attached: ReadonlyMap<string, string[]>,
  titles: ReadonlyMap<string, string>,
): SourceItem {
  const id = textOf(item, 'wp:post_id');
  const type = textOf(item, 'wp:post_type') || 'post';
  const title = textOf(item, 'title');
  const frame = {
    key: `post/${id}`,
    type,
    name: title || textOf(item, 'wp:post_name') || id,
    place: placeOf(item),
  };
  const status = textOf(item, 'wp:status');
  if (status === 'trash' || status === 'auto-draft') return { ...frame, kind: 'trash' };
  if (type === 'nav_menu_item') {
    const entry = menuEntryOf(item);
    // One without words of its own has those of its page.
    const name = title || titles.get(entry.page ?? '') || entry.href || frame.name;
    return { ...frame, name, kind: 'menuEntry', entry };
  }
  if (layouts.includes(type)) return { ...frame, kind: 'layout' };
  if (type === 'attachment') {
    const url = textOf(item, 'wp:attachment_url') || textOf(item, 'guid');
    return { ...frame, kind: 'media', media: { url, fileName: fileNameOf(url), size: null } };
  }
  return { ...frame, kind: 'page', page: pageOf(item, id, title, language, attached) };
}

function pageOf(
  item: XmlElement,
  id: string,
  title: string,
  language: string,
  attached: ReadonlyMap<string, string[]>,
) {
  const notes: SourceNote[] = [];
  const note = (one: SourceNote) => notes.push(one);
  const parent = textOf(item, 'wp:post_parent');
  const thumbnail = metaOf(item, '_thumbnail_id');
  const html = withoutShortcodes(textOf(item, 'content:encoded'), attached.get(id) ?? [], note);
  const isProtected = textOf(item, 'wp:post_password') !== '';
  const isPublic = ['publish', 'future'].includes(textOf(item, 'wp:status')) && !isProtected;
  const excerpt = textOf(item, 'excerpt:encoded').replace(/<[^<>]*>/g, ' ');
  return {
    slug: textOf(item, 'wp:post_name'),
    parent: parent && parent !== '0' ? `post/${parent}` : null,
    address: textOf(item, 'link') || null,
    publicationDate: momentOf(item),
    isPublic,
    image: thumbnail ? `post/${thumbnail}` : null,
    isProtected,
    sortIndex: Number(textOf(item, 'wp:menu_order')) || 1000,
    texts: {
      [language]: {
        title,
        lead: excerpt.replace(/\s+/g, ' ').trim() || null,
        description: metaOf(item, '_yoast_wpseo_metadesc') || metaOf(item, 'rank_math_description') || null,
        body: markupOfHtml(html, note),
        // The block editor writes every paragraph as one.
        keepsLines: !html.includes('<!-- wp:'),
        notes,
      },
    },
  };
}

function commentsOf(item: XmlElement): SourceItem[] {
  return childrenOf(item, 'wp:comment').map((comment) => {
    const type = textOf(comment, 'wp:comment_type') || 'comment';
    return {
      key: `comment/${textOf(comment, 'wp:comment_id')}/${textOf(item, 'wp:post_id')}`,
      type,
      name: textOf(comment, 'wp:comment_author') || type,
      place: placeOf(comment),
      kind: 'comment',
    };
  });
}

/** `[gallery]` without ids shows what was uploaded with the post. */
function mediaByParent(items: readonly XmlElement[]): Map<string, string[]> {
  const media = new Map<string, string[]>();
  for (const item of items) {
    if (textOf(item, 'wp:post_type') !== 'attachment') continue;
    const parent = textOf(item, 'wp:post_parent');
    const known = media.get(parent);
    if (known) known.push(textOf(item, 'wp:post_id'));
    else media.set(parent, [textOf(item, 'wp:post_id')]);
  }
  return media;
}

function metaOf(item: XmlElement, key: string): string {
  const meta = childrenOf(item, 'wp:postmeta').find((each) => textOf(each, 'wp:meta_key') === key);
  return meta ? textOf(meta, 'wp:meta_value') : '';
}

/** `2008-01-01 00:00:00`, UTC; what was never published says 0000-00-00. */
function momentOf(item: XmlElement): string | null {
  const said = textOf(item, 'wp:post_date_gmt');
  const moment = new Date(`${said.replace(' ', 'T')}Z`);
  return said.startsWith('0000') || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function fileNameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function placeOf({ line }: XmlElement): string {
  return `line ${line}`;
}
