import { enquiryForm } from '#web/request/enquiry-form.ts';
import type { ServingLocation } from '#web/request/local-experts.ts';
import { useReader } from '#web/request/reader.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { EnquiryForm } from '#web/ui/enquiry-form/enquiry-form.tsx';
import { FieldStack } from '#web/ui/form/field.tsx';
import { LocalContacts } from './local-contacts.tsx';

/** What the links to an expert open where script runs. */
export const contactPanel = 'contact-panel';

/** FRM-01: the way to an expert, on every page: who is near, and a form; without script its links lead to the contact page. */
export function ContactPanel({ serving }: { serving: readonly ServingLocation[] }) {
  const reader = useReader();
  const t = reader.texts('frame');
  return (
    <frame-contact-panel>
      <Dialog id={contactPanel} title={t('expert')} closeLabel={t('close')} placement="end">
        <FieldStack>
          <p>{t('expert.promise')}</p>
          <LocalContacts serving={serving} />
          <EnquiryForm {...enquiryForm(reader, 'contact', { id: 'panel', countriesByScript: true })} />
        </FieldStack>
      </Dialog>
    </frame-contact-panel>
  );
}
