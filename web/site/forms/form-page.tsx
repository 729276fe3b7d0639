import { data } from 'react-router';
import { readSummary, writeSummary } from '#contracts/fit/harness/summary.ts';
import { leadQuery, namesLead, readLead } from '#contracts/fit/lead-address.ts';
import { readEnquiryDraft } from '#contracts/support/enquiry-draft.ts';
import type { FormValues } from '#contracts/support/forms.ts';
import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { translator } from '#web/i18n/translator.ts';
import { writeLead } from '#web/islands/finder/figures.ts';
import { writeSummaryText } from '#web/islands/fit/answer/write-summary.ts';
import { enquiryForm } from '#web/site/data/enquiry-form.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { finderPath, fitPath } from '#web/site/visit/catalogue-address.ts';
import { type Visit, visitContext } from '#web/site/visit/context.ts';
import { absolute, mainPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/form-page.ts';
import { formFrame, readForm } from './form-frame.ts';
import { takeEnquiry } from './take-enquiry.ts';

/** A form on a page of its own: what visitors without script see of a form that could not be taken. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const form = readForm(params.form);
  const visit = context.get(visitContext);
  const title = translator(visit.locale.language, 'forms')(`${form}.title`);
  const about = (name: string) => url.searchParams.get(name)?.slice(0, 200) ?? '';
  const token = form === 'contact' ? url.searchParams.get('token') : null;
  const draft = token === null ? undefined : readDraft(token, context.get(serverContext));
  const values: FormValues = {
    product: about('product'),
    paper: about('paper'),
    message: writeMessage(visit, url),
    ...draft?.values,
  };
  return { form, values, draft: draft?.kind, ...formFrame(visit, title) };
}

/** What an assistant wrote for its reader; whoever changed it, or comes too late, gets the empty form and a sentence. */
function readDraft(
  token: string,
  { sign }: Pick<ServerContext, 'sign'>,
): { kind: 'filled' | 'expired'; values: FormValues } {
  const draft = readEnquiryDraft(token, sign, Date.now());
  if (draft === undefined || draft === 'expired') return { kind: 'expired', values: {} };
  return { kind: 'filled', values: { product: draft.product, message: draft.message } };
}

/** Redirects to the thank-you page, so that reloading sends nothing twice; or renders the form again with what was typed. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = readForm(params.form);
  const server = context.get(serverContext);
  const answer = await takeEnquiry({ form, request, server, visit: context.get(visitContext) });
  if (answer.kind === 'refused') return data({ refusal: answer.refusal }, { status: answer.status });
  return new Response(null, { status: 303, headers: { location: `${url.pathname}/sent` } });
}

/** A lead that was drawn, or the counts of a harness, come with the address, and stand in the message for the reader to see and change. */
function writeMessage(visit: Visit, { searchParams }: URL): string {
  const summary = readSummary(searchParams.get('fit') ?? '');
  if (summary) {
    const address = absolute(visit, `${mainPath(visit, fitPath)}#${writeSummary(summary)}`);
    const text = writeSummaryText(summary, visit.locale, translator(visit.locale.language, 'fit'));
    return `${text}\n${address}`;
  }
  if (!namesLead(searchParams)) return '';
  const lead = readLead(searchParams);
  const address = absolute(visit, `${mainPath(visit, finderPath)}?${leadQuery(lead)}`);
  return writeLead(lead, visit.locale, translator(visit.locale.language, 'finder'), address);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, values, draft } = loaderData;
  const reader = usePageContext();
  const t = reader.texts('forms');
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  return (
    <Section width="inline">
      <SectionHeader>
        <Heading level={1} size="page">
          {t(`${form}.title`)}
        </Heading>
        {form === 'storyFeedback' ? <Lead>{t('storyFeedback.lead')}</Lead> : null}
        {draft ? <Lead>{t(`draft.${draft}`)}</Lead> : null}
      </SectionHeader>
      <EnquiryForm {...enquiryForm(reader, form, { refusal, values })} />
    </Section>
  );
}
