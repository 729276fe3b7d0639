import type { SourceMenuEntry } from '../source-item.ts';
import { getChildren, getText, type XmlElement } from './read-xml.ts';

/** An entry of a menu: its target, its menu, its parent. */
export function getMenuEntry(item: XmlElement): SourceMenuEntry {
  const meta = new Map(
    getChildren(item, 'wp:postmeta').map((each) => [
      getText(each, 'wp:meta_key'),
      getText(each, 'wp:meta_value'),
    ]),
  );
  const menu = getChildren(item, 'category').find(({ attributes }) => attributes.domain === 'nav_menu');
  const above = meta.get('_menu_item_menu_item_parent') ?? '';
  const isPost = meta.get('_menu_item_type') === 'post_type';
  return {
    menu: menu?.attributes.nicename ?? '',
    menuName: menu?.text.trim() ?? '',
    parent: above === '' || above === '0' ? null : `post/${above}`,
    page: isPost ? `post/${meta.get('_menu_item_object_id') ?? ''}` : null,
    // Categories and archives have no page here.
    href: meta.get('_menu_item_type') === 'custom' ? (meta.get('_menu_item_url') ?? '') : '',
    opensAnew: meta.get('_menu_item_target') === '_blank',
    sortIndex: Number(getText(item, 'wp:menu_order')) || 0,
  };
}
