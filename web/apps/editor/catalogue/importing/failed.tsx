import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from './importing.module.css';
import type { CatalogueImport } from './importing-operations.ts';

/** Why a file could not be read, and where in it. */
export function Failed({ found: { problem, failure } }: { found: CatalogueImport }) {
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  const reason = problem
    ? t(`unreadable.${problem.reason}`)
    : failure
      ? t(`failed.${failure.reason}`)
      : undefined;
  return (
    <Panel title={t(problem ? 'unreadable' : 'failed.READING')} text={reason}>
      {problem && problem.line > 0 ? <p>{t('unreadable.line', { line: problem.line })}</p> : null}
      <p>{t('unreadable.kept')}</p>
      <ButtonRow>
        <ButtonLink href={to('/catalogue/import')}>{t('another')}</ButtonLink>
      </ButtonRow>
    </Panel>
  );
}

/** Why the last step of an import did not finish; the import can be continued from the step before. */
export function FailedStep({ failure }: { failure: NonNullable<CatalogueImport['failure']> }) {
  const t = useEditor().texts('editorImporting');
  return (
    <div className={styles.note} role="alert">
      <p className={styles.word}>{t(`failed.${failure.step}`)}</p>
      <p>{t(`failed.${failure.reason}`)}</p>
      <p>{t('unreadable.kept')}</p>
    </div>
  );
}
