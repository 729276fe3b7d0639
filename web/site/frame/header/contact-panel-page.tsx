import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { loadServing } from '#web/site/data/catalogue/local-experts.ts';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { LocalContacts } from '../local-contacts.tsx';
import type { Route } from './+types/contact-panel-page.ts';

export const handle = { part: true };

/**
 * FRM-01: the content of the contact panel: local contacts and a form. A document of its own, since few
 * readers open it and every page would carry it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [serving] = await Promise.all([loadServing(context), loadLanguage(visit.locale.language)]);
  const title = translator(visit.locale.language, 'frame')('expert');
  const meta = [{ title: documentTitle(title, visit) }, { name: 'robots', content: 'noindex' }];
  return { serving, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactPanelPage({ loaderData: { serving } }: Route.ComponentProps) {
  const reader = usePageContext();
  return (
    <main id="panel">
      <FieldStack>
        <p>{reader.texts('frame')('expert.promise')}</p>
        <LocalContacts serving={serving} />
        <EnquiryForm {...enquiryForm(reader, 'contact', { id: 'panel' })} />
      </FieldStack>
    </main>
  );
}
