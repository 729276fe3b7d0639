import type { StoredBlock } from '#contracts/content/draft.ts';
import type { Messages } from '#web/i18n/messages.d.ts';
import { useEditor } from '../../editor.ts';
import { useFieldLabels } from '../../form/field-labels.ts';
import { isTextOfLink } from './text-of-link.ts';

type Place = { block?: Pick<StoredBlock, 'type'> | undefined; path: readonly (string | number)[] };
type Key = keyof Messages['editorPages'] & string;

/** The fields of a page itself that have labels here. */
const pageFields = [
  'adhoc',
  'category',
  'contacts',
  'countries',
  'description',
  'image',
  'injection',
  'languages',
  'lead',
  'navigationTitle',
  'pageType',
  'passwords',
  'path',
  'products',
  'protection',
  'publicationDate',
  'requiredRole',
  'siteId',
  'sortIndex',
  'sourceLanguage',
  'tableOfContents',
  'theme',
  'title',
  'type',
] as const;

/** The label of a place from the back end, `items`, `2`, `label`, when the page is not open. */
export function useFarPlaceLabel(): (far: { blockType: string | null; place: readonly string[] }) => string {
  const label = usePlaceLabel();
  return ({ blockType, place }) => {
    const path = place.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return label({ block: blockType === null ? undefined : { type: blockType }, path });
  };
}

/** The label of a place in a page: `Key figures › Figures 2 › Label`. */
export function usePlaceLabel(): (place: Place) => string {
  const t = useEditor().texts('editorPages');
  const labels = useFieldLabels();
  return ({ block, path }) => {
    if (!block) {
      const [name] = path;
      if (name === 'order') return t('order');
      const known = pageFields.find((field) => field === name);
      return known ? t(`field.${known}` satisfies Key) : String(name ?? t('page'));
    }
    const parts = [labels.block(block.type)];
    for (const [index, part] of path.entries()) {
      if (typeof part === 'number') parts[parts.length - 1] += ` ${part}`;
      else if (isTextOfLink(path.slice(0, index + 1))) parts.push(t('linkText'));
      else parts.push(labels.field(part));
    }
    return parts.join(' › ');
  };
}
