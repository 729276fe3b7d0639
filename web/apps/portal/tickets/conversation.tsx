import type { ReactNode } from 'react';
import { Avatar } from '#web/design/person/avatar.tsx';
import { Moment } from '../moment.tsx';
import { usePortal } from '../portal.ts';
import { Attachments } from './attachments.tsx';
import styles from './ticket.module.css';
import type { Ticket, TicketAttachment, TicketEntry } from './ticket-operations.ts';

type Author = Ticket['contact'];

/** What was said and what happened, oldest first; the description is the first word. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const { contact, createdOn, description, attachments, conversation } = ticket;
  return (
    <ol className={styles.conversation}>
      <li>
        <Message author={contact} at={createdOn} text={description} attachments={attachments} />
      </li>
      {conversation.map((entry) =>
        entry.__typename === 'TicketEvent' && entry.kind === 'created' ? null : (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ),
      )}
    </ol>
  );
}

function Entry({ entry }: { entry: TicketEntry }) {
  const t = usePortal().texts('tickets');
  if (entry.__typename === 'TicketEvent') return <Event event={entry} />;
  const { author, at, text, via, attachments, trimmed, leftFiles } = entry;
  return (
    <Message
      author={author}
      at={at}
      text={text}
      attachments={attachments}
      note={via === 'mail' ? t('via.mail') : undefined}
    >
      <LeftFiles files={leftFiles} />
      {trimmed ? (
        <details className={styles.trimmed}>
          <summary>{t('trimmed')}</summary>
          <p className={styles.text}>{trimmed}</p>
        </details>
      ) : null}
    </Message>
  );
}

type MessageProps = {
  author: Author;
  at: string;
  text: string;
  attachments: readonly TicketAttachment[];
  note?: string;
  children?: ReactNode;
};

function Message({ author, at, text, attachments, note, children }: MessageProps) {
  const t = usePortal().texts('tickets');
  const name = author.name ?? t('formerUser');
  return (
    <article className={styles.message} data-from={author.isEmployee ? 'provider' : 'customer'}>
      <header className={styles.messageHead}>
        <Avatar name={name} size="small" />
        <p className={styles.author}>
          <strong>{author.isMe ? t('me', { name }) : name}</strong>
          <span className={styles.facts}>
            {[author.isEmployee ? t('ourTeam') : '', note].filter(Boolean).join(' · ')}
          </span>
        </p>
        <span className={styles.facts}>
          <Moment at={at} />
        </span>
      </header>
      {text ? <p className={styles.text}>{text}</p> : null}
      <Attachments attachments={attachments} />
      {children}
    </article>
  );
}

type Reply = Extract<TicketEntry, { __typename: 'TicketReply' }>;

/** What came with a mail and could not be taken, so that somebody can ask for it. */
function LeftFiles({ files }: { files: Reply['leftFiles'] }) {
  const t = usePortal().texts('tickets');
  if (files.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{t('left')}</p>
      <ul>
        {[...new Set(files.map(({ name, reason }) => t(`left.${reason}`, { name })))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type TicketEvent = Extract<TicketEntry, { __typename: 'TicketEvent' }>;

function Event({ event: { kind, status, actor, at, reason, comment } }: { event: TicketEvent }) {
  const { texts } = usePortal();
  const t = texts('tickets');
  const name = actor ? (actor.name ?? t('formerUser')) : t('byItself');
  return (
    <div className={styles.event}>
      <p>
        {kind === 'statusChanged'
          ? t('event.statusChanged', { name, status: texts('portal')(`status.${status}`) })
          : t(`event.${kind as 'closed' | 'reopened' | 'followedUp'}`, { name })}
        {reason ? ` ${t(`reason.${reason}`)}.` : null}
      </p>
      {comment ? <p className={styles.text}>{comment}</p> : null}
      <span className={styles.facts}>
        <Moment at={at} />
      </span>
    </div>
  );
}
