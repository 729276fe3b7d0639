import { useRevalidator } from 'react-router';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../editor.ts';
import { RemoveRecord } from '../records/remove-record.tsx';
import { TakeAway } from '../records/take-away.tsx';
import type { usePublication } from '../records/use-publication.ts';
import type { EditedRecord } from '../records/use-record.ts';
import { useRights } from '../rights/use-rights.ts';
import { themeName } from './theme-name.ts';

type ThemeHeadProps = {
  record: { id: string };
  isNew: boolean;
  mayChange: boolean;
  edited: EditedRecord;
  publication: ReturnType<typeof usePublication>;
  onSave: () => Promise<void>;
  onPublish: () => Promise<void>;
};

/** The name, publication state and actions of a theme. */
export function ThemeHead(props: ThemeHeadProps) {
  const { record, isNew, mayChange, edited, publication, onSave, onPublish } = props;
  const editor = useEditor();
  const { texts, to, sendMutation } = editor;
  const t = texts('editorThemes');
  const records = texts('editorRecords');
  const { revalidate } = useRevalidator();
  const { isPublic, isBusy, state } = publication;
  const isChief = useRights().may('publishThemes');
  const withdraw = async () =>
    (await sendMutation('content', 'withdrawTheme', { id: record.id })).withdrawTheme;
  return (
    <>
      <PageHead
        title={themeName(editor, record.id, edited.data.name) || records('unnamed')}
        back={{ href: to('/themes'), label: t('title') }}
        aside={
          <StatusLabel status={isPublic ? 'done' : 'waiting'}>
            {records(state === 'DRAFT' ? 'state.DRAFT' : isPublic ? 'state.PUBLISHED' : 'state.CHANGED')}
          </StatusLabel>
        }
        actions={
          <ButtonRow>
            {isNew ? null : (
              <>
                {mayChange ? (
                  <ButtonLink
                    variant="secondary"
                    size="compact"
                    icon="copy"
                    href={to(`/themes/new?from=${record.id}`)}
                  >
                    {t('copy')}
                  </ButtonLink>
                ) : null}
                {isChief && state !== 'DRAFT' ? (
                  <TakeAway
                    icon="eye"
                    words={{
                      action: t('withdraw'),
                      title: t('withdraw.title'),
                      text: t('withdraw.text'),
                      used: t('withdraw.used'),
                      usedText: t('withdraw.used.text'),
                      done: t('withdraw.done'),
                    }}
                    send={withdraw}
                    onDone={revalidate}
                  />
                ) : null}
                {mayChange ? (
                  <RemoveRecord kind="theme" id={record.id} list="/themes" onRemoved={edited.store.discard} />
                ) : null}
              </>
            )}
            {mayChange ? (
              <Button variant="secondary" size="compact" busy={isBusy} onClick={onSave}>
                {records('save')}
              </Button>
            ) : null}
            {isChief ? (
              <Button size="compact" busy={isBusy} onClick={onPublish}>
                {records('nav.publish')}
              </Button>
            ) : null}
          </ButtonRow>
        }
      />
      {isChief || !mayChange ? null : <p>{t('chiefsPublish')}</p>}
    </>
  );
}
