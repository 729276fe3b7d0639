import type { SourceMenuEntry } from '../source-item.ts';
import { childrenOf, textOf, type XmlElement } from './read-xml.ts';

/** How one entry of a menu is told: what it leads to, in which menu, below which other one. */
export function menuEntryOf(item: XmlElement): SourceMenuEntry {
  const meta = new Map(
    childrenOf(item, 'wp:postmeta').map((each) => [
      textOf(each, 'wp:meta_key'),
      textOf(each, 'wp:meta_value'),
    ]),
  );
  const menu = childrenOf(item, 'category').find(({ attributes }) => attributes.domain === 'nav_menu');
  const above = meta.get('_menu_item_menu_item_parent') ?? '';
  const isPost = meta.get('_menu_item_type') === 'post_type';
  return {
    menu: menu?.attributes.nicename ?? '',
    menuName: menu?.text.trim() ?? '',
    parent: above === '' || above === '0' ? null : `post/${above}`,
    page: isPost ? `post/${meta.get('_menu_item_object_id') ?? ''}` : null,
    // What categories and archives list has no page of its own here.
    href: meta.get('_menu_item_type') === 'custom' ? (meta.get('_menu_item_url') ?? '') : '',
    opensAnew: meta.get('_menu_item_target') === '_blank',
    sortIndex: Number(textOf(item, 'wp:menu_order')) || 0,
  };
}
