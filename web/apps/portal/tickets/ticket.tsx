import { useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useExpiringLinks } from '../expiring-links.ts';
import { type Portal, usePortal } from '../portal.ts';
import { statusShapes, statusText } from '../ticket-status.ts';
import { Composer } from './conversation/composer.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { AnswerOrNote } from './desk/answer-or-note.tsx';
import { DeskPanel } from './desk/desk-panel.tsx';
import { useTicketNews } from './news/ticket-news.ts';
import { TicketActions } from './status/ticket-actions.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import type { Ticket, TicketData } from './ticket-operations.ts';

export const title = (portal: Portal, ticket: unknown) =>
  (ticket as TicketData | undefined)?.ticket?.subject ?? portal.texts('tickets')('title');

/** A ticket that does not exist and one of somebody else give the same: not found. */
export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ params }: LoaderFunctionArgs) => {
    const loaded = await sendOperation('support', 'ticket', { number: params.ticket ?? '' });
    if (!loaded.ticket) throw data('Page not found', { status: 404 });
    return loaded;
  };

export function Component() {
  const loaded = useLoaderData<TicketData>();
  const ticket = loaded.ticket!;
  return <TicketScreen key={ticket.number} ticket={ticket} loaded={loaded} />;
}

/** TIC-01 TIC-03: the conversation beside the facts; new replies appear by themselves. */
function TicketScreen({ ticket, loaded }: { ticket: Ticket; loaded: TicketData }) {
  const reader = loaded.ticketSettings;
  const isDesk = reader.readerIsEmployee;
  const { texts, to } = usePortal();
  const t = texts('tickets');
  const words = texts('portal');
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  useTicketNews(ticket.number, again);
  useExpiringLinks();
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/tickets/list'), label: t('title') }}
        title={ticket.subject}
        lead={`${ticket.number} · ${t(`type.${ticket.type}`)}`}
        aside={
          <StatusLabel status={statusShapes[ticket.status]}>
            {statusText(words, ticket.status, reader)}
          </StatusLabel>
        }
        actions={<TicketActions ticket={ticket} onChanged={again} />}
      />
      <ReplyNews ticket={ticket} />
      <Panels
        aside={
          <>
            {isDesk ? (
              <DeskPanel ticket={ticket} assignees={loaded.ticketAssignees} onChanged={again} />
            ) : null}
            <TicketFacts ticket={ticket} isDesk={isDesk} />
          </>
        }
      >
        <Panel title={t('conversation')}>
          <Conversation ticket={ticket} reader={reader} />
        </Panel>
        <Writing ticket={ticket} isDesk={isDesk} onSent={again} />
      </Panels>
    </Wrap>
  );
}

function Writing({ ticket, isDesk, onSent }: { ticket: Ticket; isDesk: boolean; onSent: () => void }) {
  const t = usePortal().texts('tickets');
  const takesAnswers = ticket.actions.includes('reply');
  return (
    <>
      {takesAnswers ? null : <p className="muted">{t('reply.none')}</p>}
      {isDesk ? <AnswerOrNote ticket={ticket} onSent={onSent} /> : null}
      {takesAnswers && !isDesk ? (
        <Panel title={t('reply')}>
          <Composer ticket={ticket} onSent={onSent} />
        </Panel>
      ) : null}
    </>
  );
}

/** Announces politely that somebody else has replied while the page is open. */
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
