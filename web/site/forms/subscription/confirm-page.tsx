import { data } from 'react-router';
import { graphql } from '#contracts/support/graphql.ts';
import type { Topic } from '#contracts/support/topics.ts';
import { Button } from '#web/design/button/button.tsx';
import { EnquirySent } from '#web/design/enquiry-form/enquiry-form.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Prose } from '#web/design/prose/prose.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { translator } from '#web/i18n/translator.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { formFrame } from '../form-frame.ts';
import type { Route } from './+types/confirm-page.ts';
import { DeadLink } from './dead-link.tsx';
import { createSupportQuery, privateHeaders, seeOther } from './reader-page.ts';

const subscriptionQuery = graphql(`
  query askedSubscription($token: String!) {
    askedSubscription(token: $token) { email topics state }
  }
`);

const confirmMutation = graphql(`
  mutation confirmSubscription($token: String!) {
    confirmSubscription(token: $token) { state }
  }
`);

/**
 * The page to which the confirmation mail links (decision 17). Opening it confirms nothing, since mail
 * programs and scanners open links, too: only the button does. Responds with 410 when the link has expired.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { askedSubscription } = await createSupportQuery(context.get(serverContext), subscriptionQuery, {
    token: params.token,
  });
  const title = translator(visit.locale.language, 'subscription')('confirm.title');
  return data(
    { requested: askedSubscription, ...formFrame(visit, title) },
    {
      status: askedSubscription ? 200 : 410,
      headers: privateHeaders,
    },
  );
}

export async function action({ context, params, url }: Route.ActionArgs) {
  await createSupportQuery(context.get(serverContext), confirmMutation, { token: params.token });
  return seeOther(url.pathname);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ConfirmPage({ loaderData: { requested } }: Route.ComponentProps) {
  const t = usePageContext().texts('subscription');
  if (!requested) return <DeadLink />;
  const { email, topics, state } = requested;
  if (state === 'active') {
    return (
      <Section width="inline">
        <EnquirySent title={t('confirmed.title')} text={t('confirmed.text', { email })} headingLevel={1} />
      </Section>
    );
  }
  return (
    <Section width="inline">
      <SectionHeader>
        <Heading level={1} size="page">
          {t('confirm.title')}
        </Heading>
        <Lead>{t('confirm.text', { email })}</Lead>
      </SectionHeader>
      <FieldStack>
        <TopicList topics={topics} />
        <form method="post">
          <Button type="submit">{t('confirm.send')}</Button>
        </form>
      </FieldStack>
    </Section>
  );
}

/** The topics of a subscription. */
function TopicList({ topics }: { topics: readonly Topic[] }) {
  const t = usePageContext().texts('forms');
  return (
    <Prose>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{t(`field.${topic}`)}</li>
        ))}
      </ul>
    </Prose>
  );
}
