import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../editor.ts';
import { usePageWork } from './page-work.ts';
import { ProblemLink } from './problem-link.tsx';
import styles from './problem-summary.module.css';
import type { Part } from './work-tabs.tsx';

/** What must be put right before the draft can be saved at all. */
export function ProblemSummary({ onShow }: { onShow: (part: Part) => void }) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { view } = usePageWork();
  if (view.state.kind !== 'refused') return null;
  return (
    <section className={styles.summary} aria-labelledby="refused-title">
      <h2 id="refused-title" className={styles.title}>
        <Icon name="error" />
        {t('save.refused')}
      </h2>
      <ul className={styles.list}>
        {view.problems.map((problem) => (
          <li key={[problem.language, problem.block, problem.field, problem.code].join('/')}>
            <ProblemLink problem={problem} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
