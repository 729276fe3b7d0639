import { useEditor } from '../../editor.ts';
import tabs from '../../pages/work-tabs.module.css';

export const productParts = [
  'data',
  'texts',
  'images',
  'highlights',
  'variants',
  'documents',
  'film',
  'place',
  'history',
  'preview',
] as const;
export type ProductPart = (typeof productParts)[number];

type ProductTabsProps = { part: ProductPart; onChoose: (part: ProductPart) => void };

/** The parts of a product; the preview is one of them where it is not beside the form. */
export function ProductTabs({ part, onChoose }: ProductTabsProps) {
  const t = useEditor().texts('editorCatalogue');
  return (
    <nav className={tabs.tabs} aria-label={t('parts')}>
      {productParts.map((one) => (
        <button
          key={one}
          type="button"
          className={tabs.tab}
          data-part={one}
          aria-pressed={one === part}
          onClick={() => onChoose(one)}
        >
          {t(`part.${one}`)}
        </button>
      ))}
    </nav>
  );
}
