import { unfinished } from '#contracts/content/problems.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import type { Part } from '../work-tabs.tsx';
import { ProblemLink } from './problem-link.tsx';
import { rowsOfProblems } from './problem-rows.ts';
import styles from './problem-summary.module.css';

/**
 * The problems that prevent the draft from being saved at all. A row stays until a save confirms its
 * correction.
 */
export function ProblemSummary({ onShow }: { onShow: (part: Part) => void }) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { view } = usePageWork();
  if (view.state.kind === 'saved') return null;
  const rows = rowsOfProblems(view.problems.filter(({ code }) => !unfinished.has(code)));
  if (rows.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="refused-title">
      <h2 id="refused-title" className={styles.title}>
        <Icon name="error" />
        {t('save.refused')}
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.key}>
            <ProblemLink row={row} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
