import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../../editor.ts';
import styles from '../importing.module.css';
import type { CatalogueImport } from '../importing-operations.ts';

type Confirmable = 'publish' | 'drop';

/** The next step of an import: its changes become drafts, then all of them are published at once. */
export function ImportActions({ found: { id, state, counts } }: { found: CatalogueImport }) {
  const { texts, sendMutation, notify, to } = useEditor();
  const t = texts('editorImporting');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const change = useChange();
  const [confirming, setConfirming] = useState<Confirmable>();
  const draft = async () => {
    const isDone = await change.run(
      () => sendMutation('products', 'draftCatalogueImport', { id }),
      revalidate,
    );
    if (!isDone) notify('error', texts('editor')('tryLater'));
  };
  const publish = async () => {
    const isDone = await change.run(
      () => sendMutation('products', 'publishCatalogueImport', { id }),
      revalidate,
    );
    if (!isDone) notify('error', texts('editor')('tryLater'));
    setConfirming(undefined);
  };
  const drop = async () => {
    const isDone = await change.run(() => sendMutation('products', 'dropCatalogueImport', { id }));
    if (isDone) return navigate('/catalogue/import');
    setConfirming(undefined);
    return notify('error', texts('editor')('tryLater'));
  };
  return (
    <div className={styles.bottom}>
      <p>
        {state === 'COMPARED'
          ? t('ready', { count: counts.ready })
          : t('drafted', { count: counts.drafted, waiting: counts.waiting, published: counts.published })}
      </p>
      <ButtonRow>
        {state === 'COMPARED' && counts.ready > 0 ? (
          <Button busy={change.isBusy && !confirming} onClick={draft}>
            {t('draft', { count: counts.ready })}
          </Button>
        ) : null}
        {state !== 'COMPARED' && counts.waiting > 0 ? (
          <Button onClick={() => setConfirming('publish')}>{t('publish', { count: counts.waiting })}</Button>
        ) : null}
        {state === 'COMPARED' ? (
          <>
            <ButtonLink variant="secondary" href={to(`/catalogue/import/${id}?step=mapping`)}>
              {t('words.change')}
            </ButtonLink>
            <Button variant="quiet" onClick={() => setConfirming('drop')}>
              {t('drop.import')}
            </Button>
          </>
        ) : (
          <ButtonLink variant="secondary" href={to('/catalogue')}>
            {t('toProducts')}
          </ButtonLink>
        )}
      </ButtonRow>
      {confirming ? (
        <FormDialog
          title={t(confirming === 'publish' ? 'publish.title' : 'drop.title')}
          text={t(confirming === 'publish' ? 'publish.text' : 'drop.import.text')}
          submitLabel={confirming === 'publish' ? t('publish', { count: counts.waiting }) : t('drop.import')}
          cancelLabel={texts('editor')('cancel')}
          danger={confirming === 'drop'}
          busy={change.isBusy}
          onSubmit={confirming === 'publish' ? publish : drop}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </div>
  );
}
