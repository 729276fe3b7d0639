import type { FormName } from '#contracts/support/forms.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { isTopic } from '#contracts/support/topics.ts';
import { translator } from '#web/i18n/translator.ts';
import { consentText } from '#web/site/data/enquiry-form.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { createSupportClient } from '#web/site/data/support-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { SentFiles } from './files/take-files.ts';
import { getKey, type Sent } from './submitted-values.ts';

const enquiryMutation = graphql(`
  mutation submitEnquiry($input: EnquiryInput!) {
    submitEnquiry(input: $input) { id }
  }
`);

const subscriptionMutation = graphql(`
  mutation askSubscription($input: SubscriptionInput!) {
    askSubscription(input: $input)
  }
`);

type From = { server: ServerContext; visit: Visit; visitor: string };

/** Submits a valid form to the support back end. Throws `BackendError` when it is refused. */
export async function submit(
  form: FormName,
  sent: Sent & { files: SentFiles },
  { server, visit, visitor }: From,
): Promise<void> {
  const { values, path } = sent;
  const key = sent.key ?? getKey(form, { ...values, files: sent.files.facts }, visitor);
  const support = createSupportClient(server);
  const { language, country } = visit.locale;
  if (form === 'newsletter') {
    const { email = '', language: wanted = language } = values;
    const topics = Object.keys(values).filter((name) => isTopic(name) && values[name] === 'true');
    const words = consentText(translator(language, 'forms'), form);
    const input = { key, email, language: wanted, topics, words, path, visitor };
    await support(subscriptionMutation, { input });
    return;
  }
  const listed = Object.entries(values).map(([name, value]) => ({ name, value }));
  const files = [...sent.files.ids];
  const input = { key, form, values: listed, files, language, country, path, visitor };
  await support(enquiryMutation, { input });
}
