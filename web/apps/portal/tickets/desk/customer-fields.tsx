import { useSearchParams } from 'react-router';
import { Select } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';
import type { TicketChoices } from '../ticket-operations.ts';

type CustomerFieldsProps = {
  choices: Pick<TicketChoices, 'organisations' | 'contacts'>;
  organisation: string | null;
  contact: string;
  onContact: (id: string) => void;
  error: string | undefined;
};

/**
 * The customer of a ticket created by an employee: first the organisation, then the person, on whom the other
 * fields depend.
 */
export function CustomerFields(props: CustomerFieldsProps) {
  const { choices, organisation, contact, onContact, error } = props;
  const t = usePortal().texts('tickets');
  const [, setQuery] = useSearchParams();
  return (
    <>
      <Select
        id="ticket-organisation"
        label={t('field.organisation')}
        value={organisation ?? ''}
        onChange={({ target }) =>
          setQuery(target.value ? { organisation: target.value } : {}, { preventScrollReset: true })
        }
        placeholder={t('choose')}
        options={choices.organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        id="ticket-contact"
        label={t('field.contact')}
        value={contact}
        onChange={({ target }) => onContact(target.value)}
        placeholder={t('choose')}
        options={choices.contacts.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
        error={error}
      />
    </>
  );
}
