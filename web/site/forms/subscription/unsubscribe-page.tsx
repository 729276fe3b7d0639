import { data } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { EnquirySent } from '#web/design/enquiry-form/enquiry-form.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { translator } from '#web/i18n/translator.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { formFrame } from '../form-frame.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { DeadLink } from './dead-link.tsx';
import { createSupportQuery, privateHeaders, seeOther } from './reader-page.ts';
import { endMutation, subscriptionQuery } from './subscription-query.ts';

/**
 * The page for unsubscribing; mail programs have an address of their own (RFC 8058). Responds with 410 when
 * the subscription is gone.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { readerSubscription } = await createSupportQuery(context.get(serverContext), subscriptionQuery, {
    reader: params.token,
  });
  const title = translator(visit.locale.language, 'subscription')('end.title');
  return data(
    { subscription: readerSubscription, ...formFrame(visit, title) },
    {
      status: readerSubscription ? 200 : 410,
      headers: privateHeaders,
    },
  );
}

export async function action({ context, params, url }: Route.ActionArgs) {
  await createSupportQuery(context.get(serverContext), endMutation, { reader: params.token });
  return seeOther(url.pathname);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function UnsubscribePage({ loaderData: { subscription } }: Route.ComponentProps) {
  const t = usePageContext().texts('subscription');
  if (!subscription) return <DeadLink />;
  const { email, state } = subscription;
  if (state === 'ended') {
    return (
      <Section width="inline">
        <EnquirySent title={t('ended.title')} text={t('ended.text', { email })} headingLevel={1} />
      </Section>
    );
  }
  return (
    <Section width="inline">
      <SectionHeader>
        <Heading level={1} size="page">
          {t('end.title')}
        </Heading>
        <Lead>{t('end.text', { email })}</Lead>
      </SectionHeader>
      <form method="post">
        <Button type="submit">{t('end.send')}</Button>
      </form>
    </Section>
  );
}
