import type { ImportState } from '#contracts/products/catalogue-import.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import styles from './importing.module.css';

const steps = ['file', 'words', 'report', 'drafts', 'published'] as const;

/** The step of an import, by its state. */
const place: Readonly<Record<ImportState, number>> = {
  READING: 0,
  FAILED: 0,
  READ: 1,
  COMPARING: 2,
  COMPARED: 2,
  DRAFTING: 3,
  DRAFTED: 3,
  PUBLISHING: 4,
  PUBLISHED: 5,
};

/** The steps of an import until publication, with the current one. */
export function ImportSteps({ state }: { state: ImportState }) {
  const t = useEditor().texts('editorImporting');
  const now = place[state];
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now ? <Icon name="success" /> : <span className={styles.number}>{index + 1}</span>}
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
