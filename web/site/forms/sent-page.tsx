import { data } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EnquirySent } from '#web/design/enquiry-form/enquiry-form.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { translator } from '#web/i18n/translator.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/sent-page.ts';
import { formFrame, readForm } from './form-frame.ts';

/** FRM-01: thanks for a form that was sent without script. */
export function loader({ context, params }: Route.LoaderArgs) {
  const form = readForm(params.form);
  const visit = context.get(visitContext);
  const title = translator(visit.locale.language, 'forms')('sent.title');
  const shown = { form, ...formFrame(visit, title) };
  return data(shown, { headers: { 'cache-control': 'private, no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function SentPage({ loaderData: { form } }: Route.ComponentProps) {
  const { texts, to } = usePageContext();
  const t = texts('forms');
  return (
    <Section width="inline">
      <SectionHeader>
        <EnquirySent title={t('sent.title')} text={t(`${form}.sent`)} headingLevel={1} />
      </SectionHeader>
      <ButtonLink href={to('/')} variant="secondary">
        {texts('frame')('home')}
      </ButtonLink>
    </Section>
  );
}
