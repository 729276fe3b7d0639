import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import type { CustomerPlace, Machine } from './machine-operations.ts';
import { PlacePicker } from './place-picker.tsx';

type MoveMachineProps = {
  machine: Machine;
  /** Whether there are unsaved changes, which would be lost. */
  isChanged: boolean;
};

/** Moves a machine to another owner, after a warning about what the present one loses. */
export function MoveMachine({ machine, isChanged }: MoveMachineProps) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<CustomerPlace>();
  const [isTried, setTried] = useState(false);
  const isSame = place?.organisationId === machine.organisationId;
  const move = async () => {
    setTried(true);
    if (!place || isSame) return;
    const { id, revision } = machine;
    const isDone = await change.run(
      () =>
        sendMutation('support', 'moveMachine', {
          ...{ id, revision, organisation: place.organisationId, location: place.id },
        }),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t('move.done', { organisation: place.organisationName }));
    setOpen(false);
  };
  const problem = () => {
    if (change.error?.details.reason === 'revision') return t('move.changed');
    if (change.error) return t('failed');
    return isTried && isSame ? t('move.same') : undefined;
  };
  const why = problem();
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon="arrow-right"
        onClick={() => {
          setPlace(undefined);
          setTried(false);
          change.forget();
          if (isChanged) notify('info', t('move.unsaved'));
          else setOpen(true);
        }}
      >
        {t('move')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('move.title', { machine: `${machine.model} ${machine.serialNumber}` })}
          text={t('move.text', { organisation: machine.place.organisationName })}
          submitLabel={t('move')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={change.isBusy}
          {...(why && { problem: why })}
          onSubmit={move}
          onClose={() => setOpen(false)}
        >
          {place ? (
            <div className={styles.chosen}>
              <span className={styles.strong}>
                {t('placeOf', { place: place.name, organisation: place.organisationName })}
              </span>
              <Button variant="secondary" size="compact" onClick={() => setPlace(undefined)}>
                {t('machine.place.other')}
              </Button>
            </div>
          ) : (
            <PlacePicker
              id="move-place"
              error={isTried ? t('error.required') : undefined}
              onPick={(picked) => {
                setPlace(picked);
                setTried(false);
              }}
            />
          )}
        </FormDialog>
      ) : null}
    </>
  );
}
