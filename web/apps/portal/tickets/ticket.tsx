import { useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useFreshLinks } from '../fresh-links.ts';
import { type Portal, usePortal } from '../portal.ts';
import { statusShapes } from '../ticket-status.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { useTicketNews } from './ticket-news.ts';
import type { Ticket } from './ticket-operations.ts';

export const title = (portal: Portal, ticket: unknown) =>
  (ticket as Ticket | undefined)?.subject ?? portal.texts('tickets')('title');

/** A ticket that does not exist and one of somebody else are the same: there is nothing here. */
export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { ticket } = await sendOperation('support', 'ticket', { number: params.ticket ?? '' });
    if (!ticket) throw data('Page not found', { status: 404 });
    return ticket;
  };

export function Component() {
  const ticket = useLoaderData<Ticket>();
  return <TicketScreen key={ticket.number} ticket={ticket} />;
}

/** TIC-01 TIC-03: the conversation beside the facts; what others write appears by itself. */
function TicketScreen({ ticket }: { ticket: Ticket }) {
  const { texts, to } = usePortal();
  const t = texts('tickets');
  const words = texts('portal');
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  useTicketNews(ticket.number, again);
  useFreshLinks();
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/tickets/list'), label: t('title') }}
        title={ticket.subject}
        lead={`${ticket.number} · ${t(`type.${ticket.type}`)}`}
        aside={
          <StatusLabel status={statusShapes[ticket.status]}>{words(`status.${ticket.status}`)}</StatusLabel>
        }
        actions={<TicketActions ticket={ticket} onChanged={again} />}
      />
      <ReplyNews ticket={ticket} />
      <Panels aside={<TicketFacts ticket={ticket} />}>
        <Panel title={t('conversation')}>
          <Conversation ticket={ticket} />
        </Panel>
        {ticket.actions.includes('reply') ? (
          <Panel title={t('reply')}>
            <Composer ticket={ticket} onSent={again} />
          </Panel>
        ) : (
          <p className="muted">{t('reply.none')}</p>
        )}
      </Panels>
    </Wrap>
  );
}

/** Says aloud, when there is a pause, that somebody else has replied while the page is open. */
function ReplyNews({ ticket: { conversation } }: { ticket: Ticket }) {
  const t = usePortal().texts('tickets');
  const last = conversation.findLast((entry) => entry.__typename === 'TicketReply');
  const seen = useRef(last?.id);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (last?.id === seen.current) return;
    seen.current = last?.id;
    if (last && !last.author.isMe) setNews(t('reply.news', { name: last.author.name ?? t('formerUser') }));
  }, [last, t]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
