import { type ReactNode, Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { orNull } from '#web/apps/frame/later.ts';
import { Button } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { FindingPanels } from './finding-panels.tsx';
import type { HealthParts } from './health-operations.ts';
import { TranslationPanel, type TranslationTotals } from './translation-panel.tsx';

type Loaded = {
  content: Promise<HealthParts | null>;
  translation: Promise<TranslationTotals | null>;
};

export const title = ({ texts }: Editor) => texts('editorHealth')('title');

/** The parts load independently; null: one that failed. */
export const createLoader =
  ({ sendQuery }: Editor) =>
  (): Loaded => ({
    content: orNull(sendQuery('content', 'contentHealth').then(({ contentHealth }) => contentHealth)),
    translation: orNull(
      sendQuery('content', 'translationHealth').then(({ translationBoard }) => translationBoard.totals),
    ),
  });

/** What is to be corrected in what visitors see. */
export function Component() {
  const { content, translation } = useLoaderData<Loaded>();
  const { texts } = useEditor();
  const t = texts('editorHealth');
  const { revalidate, state } = useRevalidator();
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
      <Panels>
        <Suspense fallback={<Waiting />}>
          <Part title={t('findings')} value={content}>
            {(parts) => <FindingPanels parts={parts} />}
          </Part>
        </Suspense>
        <Suspense>
          <Part title={t('translation')} value={translation}>
            {(totals) => <TranslationPanel totals={totals} />}
          </Part>
        </Suspense>
      </Panels>
    </Wrap>
  );
}

type PartProps<Value> = {
  title: string;
  value: Promise<Value | null>;
  children: (value: Value) => ReactNode;
};

/** A part once it has loaded; a failed part shows a message and leaves the others. */
function Part<Value>({ title, value, children }: PartProps<Value>) {
  const { texts } = useEditor();
  const known = use(value);
  if (known !== null) return children(known);
  return (
    <Panel title={title}>
      <p role="alert">{texts('editorHealth')('failed')}</p>
    </Panel>
  );
}
