import { useLoaderData, useRevalidator } from 'react-router';
import { useAnswer } from '#web/apps/frame/answer.ts';
import { Button } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { FindingPanels } from './finding-panels.tsx';
import type { HealthParts } from './health-operations.ts';
import { askProcess, type ProcessHealth } from './process-health.ts';
import { ProcessPanels } from './process-panels.tsx';
import { TranslationPanel, type TranslationTotals } from './translation-panel.tsx';

type Loaded = {
  content: Promise<HealthParts>;
  translation: Promise<TranslationTotals>;
  process: Promise<ProcessHealth>;
};

export const title = ({ texts }: Editor) => texts('editorHealth')('title');

/** The parts come when they are ready; one that fails says so, and the others stand. */
export const createLoader =
  ({ ask }: Editor) =>
  (): Loaded => ({
    content: ask('content', 'contentHealth').then(({ contentHealth }) => contentHealth),
    translation: ask('content', 'translationHealth').then(({ translationBoard }) => translationBoard.totals),
    process: askProcess(),
  });

/** What is to be mended, and how the installation is. */
export function Component() {
  const { content, translation, process } = useLoaderData<Loaded>();
  const { texts } = useEditor();
  const t = texts('editorHealth');
  const { revalidate, state } = useRevalidator();
  const findings = useAnswer(content);
  const totals = useAnswer(translation);
  const health = useAnswer(process);
  const failed = (name: string) => (
    <Panel title={name}>
      <p role="alert">{t('failed')}</p>
    </Panel>
  );
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button size="compact" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('again')}
          </Button>
        }
      />
      <Panels
        aside={
          <>
            {health.state === 'waiting' ? <Waiting /> : null}
            {health.state === 'failed' ? failed(t('parts')) : null}
            {health.state === 'came' ? <ProcessPanels health={health.value} /> : null}
          </>
        }
      >
        {findings.state === 'waiting' ? <Waiting /> : null}
        {findings.state === 'failed' ? failed(t('findings')) : null}
        {findings.state === 'came' ? <FindingPanels parts={findings.value} /> : null}
        {totals.state === 'failed' ? failed(t('translation')) : null}
        {totals.state === 'came' ? <TranslationPanel totals={totals.value} /> : null}
      </Panels>
    </Wrap>
  );
}
