import { data } from 'react-router';
import { isLanguage } from '#contracts/languages.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { isTopic } from '#contracts/support/topics.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { translator } from '#web/i18n/translator.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import { formFrame } from '../form-frame.ts';
import type { Route } from './+types/manage-page.ts';
import { DeadLink } from './dead-link.tsx';
import { createSupportQuery, privateHeaders, seeOther } from './reader-page.ts';
import { SubscriptionChoice } from './subscription-choice.tsx';
import { subscriptionQuery } from './subscription-query.ts';

const changeMutation = graphql(`
  mutation changeSubscription($reader: String!, $language: String!, $topics: [String!]!) {
    changeSubscription(reader: $reader, language: $language, topics: $topics) { state }
  }
`);

/** The topics and language of a subscription; every mail links here. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { readerSubscription: found } = await createSupportQuery(
    context.get(serverContext),
    subscriptionQuery,
    {
      reader: params.token,
    },
  );
  const subscription = found?.state === 'active' ? found : null;
  const title = translator(visit.locale.language, 'subscription')('manage.title');
  const wayOut = url.pathname.replace('/manage/', '/unsubscribe/');
  const isSaved = url.searchParams.has('saved');
  return data(
    { subscription, wayOut, isSaved, ...formFrame(visit, title) },
    {
      status: subscription ? 200 : 410,
      headers: privateHeaders,
    },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const sent = await readFormBody(request);
  const topics = sent.getAll('topic').map(String).filter(isTopic);
  const language = String(sent.get('language'));
  if (topics.length === 0 || !isLanguage(language)) return data({ language }, { status: 422 });
  await createSupportQuery(context.get(serverContext), changeMutation, {
    reader: params.token,
    language,
    topics,
  });
  return seeOther(`${url.pathname}?saved=true`);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, wayOut, isSaved } = loaderData;
  const t = usePageContext().texts('subscription');
  if (!subscription) return <DeadLink />;
  const refused = actionData && 'language' in actionData ? actionData : undefined;
  const chosen = refused ? { language: refused.language, topics: [] } : subscription;
  return (
    <Section width="inline">
      <SectionHeader>
        <Heading level={1} size="page">
          {t('manage.title')}
        </Heading>
        <Lead>{t('manage.text', { email: subscription.email })}</Lead>
      </SectionHeader>
      <FieldStack>
        <SubscriptionChoice {...chosen} isRefused={refused !== undefined} isSaved={isSaved && !refused} />
        <ButtonLink href={wayOut} variant="quiet">
          {t('end.title')}
        </ButtonLink>
      </FieldStack>
    </Section>
  );
}
