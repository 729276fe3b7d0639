import { Fragment, type ReactNode } from 'react';
import {
  isOfOtherMachine,
  isTicketChoice,
  otherMachine,
  type TicketField,
  type TicketInput,
  ticketFieldNames,
  ticketFields,
} from '#contracts/support/ticket-fields.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';
import { codeOptions } from '../ticket-labels.ts';
import type { TicketChoices } from '../ticket-operations.ts';

type NewTicketFieldsProps = {
  choices: Pick<TicketChoices, 'locations'>;
  input: TicketInput;
  onChange: (parts: Partial<TicketInput>) => void;
  errorOf: (field: TicketField) => string | undefined;
  /** The notice about the response time and whom to call. */
  notice?: ReactNode;
};

/** The controls for the fields of a ticket, in order. */
export function NewTicketFields(props: NewTicketFieldsProps) {
  const { input, onChange, errorOf, notice } = props;
  const { locations } = props.choices;
  const t = usePortal().texts('tickets');
  const control = (name: TicketField) => ({
    id: `ticket-${name}`,
    name,
    label: t(`field.${name}`),
    error: errorOf(name),
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    ...(ticketFields[name].required ? { 'aria-required': true } : { optional: t('optional') }),
  });
  const machines = locations.find(({ id }) => id === input.location)?.machines ?? [];

  return ticketFieldNames.map((name) => {
    if (isTicketChoice(name)) {
      return (
        <Fragment key={name}>
          <Select {...control(name)} placeholder={t('choose')} options={codeOptions(t, name)} />
          {name === 'type' ? notice : null}
        </Fragment>
      );
    }
    if (name === 'location') {
      return (
        <Select
          key={name}
          {...control(name)}
          onChange={({ target }) => onChange({ location: target.value, machine: '' })}
          placeholder={t('choose')}
          options={locations.map(({ id, name: place, organisation }) => ({
            value: id,
            label: `${organisation.name}, ${place}`,
          }))}
        />
      );
    }
    if (name === 'machine') {
      return (
        <Select
          key={name}
          {...control(name)}
          placeholder={t('choose')}
          options={[
            ...machines.map(({ id, name: model, ownName, serialNumber }) => ({
              value: id,
              label: [ownName, model, serialNumber].filter(Boolean).join(' · '),
            })),
            { value: otherMachine, label: t('machine.other') },
          ]}
        />
      );
    }
    // The fields of an unlisted machine share a row.
    if (name === 'machineName') {
      if (input.machine !== otherMachine) return null;
      return (
        <FieldRow key={name}>
          {ticketFieldNames.filter(isOfOtherMachine).map((own) => (
            <TextInput key={own} {...control(own)} />
          ))}
        </FieldRow>
      );
    }
    if (isOfOtherMachine(name)) return null;
    const hint = t(`${name}.hint`);
    return ticketFields[name].kind === 'multiline' ? (
      <TextArea key={name} {...control(name)} rows={6} hint={hint} />
    ) : (
      <TextInput key={name} {...control(name)} hint={hint} />
    );
  });
}
