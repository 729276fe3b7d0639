import { concerns, otherMachine, type TicketFields, ticketTypes } from '#contracts/support/tickets.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../portal.ts';
import type { TicketChoices } from './ticket-operations.ts';

type NewTicketFieldsProps = {
  choices: TicketChoices;
  fields: TicketFields;
  onChange: (parts: Partial<TicketFields>) => void;
  errorOf: (field: keyof TicketFields) => string | undefined;
};

/** In the order in which somebody at the machine thinks: where, what, which machine, then the words. */
export function NewTicketFields({ choices: { locations }, fields, onChange, errorOf }: NewTicketFieldsProps) {
  const t = usePortal().texts('tickets');
  const control = (field: keyof TicketFields) => ({
    id: `ticket-${field}`,
    name: field,
    label: t(`field.${field}`),
    error: errorOf(field),
    value: fields[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const required = (field: keyof TicketFields) => ({ ...control(field), 'aria-required': true });
  const machines = locations.find(({ id }) => id === fields.location)?.machines ?? [];
  return (
    <>
      <Select
        {...required('location')}
        onChange={({ target }) => onChange({ location: target.value, machine: '' })}
        placeholder={t('choose')}
        options={locations.map(({ id, name, organisation }) => ({
          value: id,
          label: `${organisation.name}, ${name}`,
        }))}
      />
      <Select
        {...required('type')}
        placeholder={t('choose')}
        options={ticketTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <Select
        {...required('machine')}
        placeholder={t('choose')}
        options={[
          ...machines.map(({ id, name, ownName, serialNumber }) => ({
            value: id,
            label: [ownName, name, serialNumber].filter(Boolean).join(' · '),
          })),
          { value: otherMachine, label: t('machine.other') },
        ]}
      />
      {fields.machine === otherMachine ? (
        <FieldRow>
          <TextInput {...control('machineName')} optional={t('optional')} />
          <TextInput {...control('serialNumber')} optional={t('optional')} />
        </FieldRow>
      ) : null}
      <Select
        {...control('concern')}
        optional={t('optional')}
        placeholder={t('choose')}
        options={concerns.map((concern) => ({ value: concern, label: t(`concern.${concern}`) }))}
      />
      <TextInput {...required('subject')} hint={t('subject.hint')} />
      <TextArea {...required('description')} rows={6} hint={t('description.hint')} />
    </>
  );
}
