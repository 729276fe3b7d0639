import { parseChoice } from '#web/apps/frame/with-query.ts';
import { useEditor } from '../editor.ts';
import styles from './work-tabs.module.css';

const parts = ['content', 'settings', 'preview'] as const;
export type Part = (typeof parts)[number];

/** The part of the form in an address. */
export function findPart(query: URLSearchParams): Part {
  return parseChoice(parts, query.get('part')) ?? 'content';
}

type WorkTabsProps = {
  part: Part;
  /** Whether the preview is beside the part or, on a phone, in its place. */
  isPreviewOpen: boolean;
  onChoose: (part: Part) => void;
};

/** Blocks, settings, and on narrow screens the preview, which otherwise is beside them. */
export function WorkTabs({ part, isPreviewOpen, onChoose }: WorkTabsProps) {
  const t = useEditor().texts('editorPages');
  return (
    <nav className={styles.tabs} aria-label={t('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          id={`tab-${one}`}
          className={styles.tab}
          data-part={one}
          aria-pressed={one === 'preview' ? isPreviewOpen : one === part}
          onClick={() => onChoose(one)}
        >
          {t(`part.${one}`)}
        </button>
      ))}
    </nav>
  );
}
