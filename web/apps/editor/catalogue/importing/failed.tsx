import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import type { CatalogueImport } from './importing-operations.ts';

/** Why a file could not be read, and where in it. */
export function Failed({ found: { problem } }: { found: CatalogueImport }) {
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  return (
    <Panel title={t('unreadable')} text={problem ? t(`unreadable.${problem.reason}`) : undefined}>
      {problem && problem.line > 0 ? <p>{t('unreadable.line', { line: problem.line })}</p> : null}
      <p>{t('unreadable.kept')}</p>
      <ButtonRow>
        <ButtonLink href={to('/catalogue/import')}>{t('another')}</ButtonLink>
      </ButtonRow>
    </Panel>
  );
}
