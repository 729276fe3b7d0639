import { data } from 'react-router';
import { readSummary, writeSummary } from '#contracts/fit/harness/summary.ts';
import { leadQuery, namesLead, readLead } from '#contracts/fit/lead-address.ts';
import { readEnquiryDraft } from '#contracts/support/enquiry-draft.ts';
import { type FormValues, forms } from '#contracts/support/forms.ts';
import { EnquiryForm } from '#web/design/enquiry-form/enquiry-form.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
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

/** A form on a page of its own, where visitors without script also see a submission that was refused. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const form = readForm(params.form);
  const visit = context.get(visitContext);
  const title = translator(visit.locale.language, 'forms')(`${form}.title`);
  const about = (name: string) => url.searchParams.get(name)?.slice(0, 200) ?? '';
  const token = form === 'contact' ? url.searchParams.get('token') : null;
  const draft = token === null ? undefined : readDraft(token, context.get(serverContext));
  const values: FormValues = {
    product: joinProducts(visit, url),
    paper: about('paper'),
    message: writeMessage(visit, url),
    ...draft?.values,
  };
  return { form, values, draft: draft?.kind, ...formFrame(visit, title) };
}

/**
 * The draft of an enquiry that an assistant wrote for its reader. A draft that was modified or has expired
 * gives the empty form and a notice.
 */
function readDraft(
  token: string,
  { sign }: Pick<ServerContext, 'sign'>,
): { kind: 'filled' | 'expired'; values: FormValues } {
  const draft = readEnquiryDraft(token, sign, Date.now());
  if (draft === undefined || draft === 'expired') return { kind: 'expired', values: {} };
  return { kind: 'filled', values: { product: draft.product, message: draft.message } };
}

/**
 * Redirects to the thank-you page, so that a reload submits nothing twice, or renders the form again with the
 * values as typed.
 */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = readForm(params.form);
  const server = context.get(serverContext);
  const answer = await takeEnquiry({ form, request, server, visit: context.get(visitContext) });
  if (answer.kind === 'refused') return data({ refusal: answer.refusal }, { status: answer.status });
  return new Response(null, { status: 303, headers: { location: `${url.pathname}/sent` } });
}

const maxProducts = 12;
const maxNameLength = 200;

/** A link may be about several products. */
function readProducts({ searchParams }: URL): string[] {
  return searchParams
    .getAll('product')
    .slice(0, maxProducts)
    .map((name) => name.slice(0, maxNameLength));
}

/** As many product names as fit into the field; the message lists all for which a quote is requested. */
function joinProducts(visit: Visit, url: URL): string {
  const names = readProducts(url);
  const joined = names.map((_, index) => listFormat(names.slice(0, index + 1), visit.locale, 'plain'));
  return joined.findLast((text) => text.length <= forms.contact.product.maxLength) ?? '';
}

/**
 * Writes the subject of the link into the message, where the reader can see and change it: a quote, a drawn
 * lead, the counts of a harness.
 */
function writeMessage(visit: Visit, url: URL): string {
  const { searchParams } = url;
  const summary = readSummary(searchParams.get('fit') ?? '');
  if (summary) {
    const address = absolute(visit, `${mainPath(visit, fitPath)}#${writeSummary(summary)}`);
    const text = writeSummaryText(summary, visit.locale, translator(visit.locale.language, 'fit'));
    return `${text}\n${address}`;
  }
  const products = readProducts(url);
  const parts: string[] = [];
  if (searchParams.get('request') === 'quote' && products.length > 0) {
    const t = translator(visit.locale.language, 'forms');
    parts.push(t('message.quote', { products: listFormat(products, visit.locale, 'plain') }));
  }
  if (namesLead(searchParams)) {
    const lead = readLead(searchParams);
    const address = absolute(visit, `${mainPath(visit, finderPath)}?${leadQuery(lead)}`);
    parts.push(writeLead(lead, visit.locale, translator(visit.locale.language, 'finder'), address));
  }
  return parts.join('\n\n');
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
