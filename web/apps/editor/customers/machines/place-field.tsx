import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { ControlGroup } from '../../form/controls/control-group.tsx';
import styles from '../customers.module.css';
import type { CustomerPlace } from './machine-operations.ts';
import type { MachineForm } from './machine-work.ts';
import { PlacePicker } from './place-picker.tsx';

type Named = { id: string; label: string; error?: string | undefined };
type PlaceFieldProps = {
  organisation: Named;
  location: Named;
  form: MachineForm;
  /** The owner's locations; undefined: the owner is chosen, too. */
  places: readonly CustomerPlace[] | undefined;
};

/** The location of a machine. Moving it to another owner is a separate action: `MoveMachine`. */
export function PlaceField({ organisation, location, form, places }: PlaceFieldProps) {
  const t = useEditor().texts('editorCustomers');
  const [chosen, setChosen] = useState<CustomerPlace>();
  const { draft, set } = form;
  if (places)
    return (
      <Select
        {...location}
        value={draft.location}
        onChange={({ target }) => set('location', target.value)}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
      />
    );
  const { error = location.error } = organisation;
  if (draft.location)
    return (
      <ControlGroup id={location.id} label={location.label} error={error}>
        <div className={styles.chosen}>
          <span className={styles.strong}>
            {chosen
              ? t('placeOf', { place: chosen.name, organisation: chosen.organisationName })
              : draft.location}
          </span>
          <Button
            id={location.id}
            variant="secondary"
            size="compact"
            onClick={() => {
              set('organisation', '');
              set('location', '');
            }}
          >
            {t('machine.place.other')}
          </Button>
        </div>
      </ControlGroup>
    );
  return (
    <PlacePicker
      id={organisation.id}
      error={error}
      onPick={(place) => {
        setChosen(place);
        set('organisation', place.organisationId);
        set('location', place.id);
      }}
    />
  );
}
