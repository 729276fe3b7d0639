import { parseChoice } from '#web/apps/frame/query-with.ts';
import { useEditor } from '../editor.ts';
import styles from './work-tabs.module.css';

const parts = ['content', 'settings', 'preview'] as const;
export type Part = (typeof parts)[number];

/** The part of the work that an address shows. */
export function findPart(query: URLSearchParams): Part {
  return parseChoice(parts, query.get('part')) ?? 'content';
}

/** Blocks, settings, and on narrow screens the preview, which otherwise stands beside them. */
export function WorkTabs({ part, onChoose }: { part: Part; onChoose: (part: Part) => void }) {
  const t = useEditor().texts('editorPages');
  return (
    <nav className={styles.tabs} aria-label={t('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tab}
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
