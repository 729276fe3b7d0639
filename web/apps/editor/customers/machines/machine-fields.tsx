import type { ComponentProps } from 'react';
import { machineFields } from '#contracts/support/machine-fields.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { useProblemText } from '../form/form-problems.tsx';
import { useMachineLabels } from './machine-labels.ts';
import type { Brands, CustomerPlace } from './machine-operations.ts';
import type { MachineDraft, MachineForm } from './machine-work.ts';
import { PlaceField } from './place-field.tsx';
import { ProductField } from './product-field.tsx';

type MachineFieldsProps = {
  form: MachineForm;
  brands: Brands;
  /** The owner's locations; undefined: the organisation is chosen together with the location. */
  places: readonly CustomerPlace[] | undefined;
};

/** The fields of a machine that we maintain. */
export function MachineFields({ form, brands, places }: MachineFieldsProps) {
  const { texts } = useEditor();
  const portal = texts('inventory');
  const t = texts('editorCustomers');
  const labels = useMachineLabels();
  const problemText = useProblemText();
  const { draft, problems, set } = form;
  const named = (name: keyof MachineDraft) => {
    const problem = problems.find(({ field }) => field === name);
    return { id: name, label: labels.field(name), error: problem && problemText(problem) };
  };
  const bind = (name: keyof MachineDraft) => ({
    ...named(name),
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  const choice = (name: 'status' | 'contract'): ComponentProps<typeof Select> => ({
    ...bind(name),
    options: machineFields[name].values.map((value) => ({
      value,
      label: (portal as (key: string) => string)(`${name}.${value}`),
    })),
  });
  const known = brands.some(({ id }) => id === draft.brand);
  return (
    <div className={styles.form}>
      <ProductField {...named('productSlug')} form={form} />
      <FieldRow>
        <TextInput {...bind('serialNumber')} maxLength={200} spellCheck={false} aria-required />
        <TextInput {...bind('model')} maxLength={200} aria-required />
      </FieldRow>
      <FieldRow>
        <Select
          {...bind('brand')}
          placeholder={t('choose')}
          options={[
            ...(known || !draft.brand ? [] : [{ value: draft.brand, label: draft.brand }]),
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput {...bind('yearOfConstruction')} inputMode="numeric" maxLength={4} aria-required />
      </FieldRow>
      <PlaceField
        organisation={named('organisation')}
        location={named('location')}
        form={form}
        places={places}
      />
      <FieldRow>
        <Select {...choice('status')} />
        <Select {...choice('contract')} />
      </FieldRow>
      <FieldRow>
        <TextInput {...bind('commissionedAt')} type="date" />
        <TextInput {...bind('warrantyUntil')} type="date" />
      </FieldRow>
      <FieldRow>
        <TextInput
          {...bind('softwareVersion')}
          hint={t('hint.software')}
          maxLength={200}
          spellCheck={false}
        />
        <TextInput {...bind('lastServiceAt')} type="date" />
      </FieldRow>
      <TextArea {...bind('notes')} hint={t('hint.notes')} maxLength={10_000} rows={3} />
    </div>
  );
}
