import { type ReactNode, useId } from 'react';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Avatar } from '#web/design/person/avatar.tsx';
import { usePortal } from '../../portal.ts';
import { statusText, type TicketReader } from '../../ticket-status.ts';
import noteStyles from '../desk/answer-or-note.module.css';
import styles from '../ticket.module.css';
import type { Ticket, TicketAttachment, TicketEntry } from '../ticket-operations.ts';
import { Attachments } from './attachments.tsx';
import { LinkedText } from './linked-text.tsx';

type Author = Ticket['contact'];

/** Replies and events, oldest first, starting with the description. */
export function Conversation({ ticket, reader }: { ticket: Ticket; reader: TicketReader }) {
  const t = usePortal().texts('tickets');
  const { contact, createdOn, description, attachments, conversation } = ticket;
  const maker = conversation.find(isCreation)?.actor ?? contact;
  const isForAnother = maker.id !== contact.id;
  return (
    <ol className={styles.conversation}>
      <li>
        <Message
          author={maker}
          at={createdOn}
          text={description}
          attachments={attachments}
          note={isForAnother ? t('for', { name: contact.name ?? t('formerUser') }) : undefined}
        />
      </li>
      {conversation.map((entry) =>
        isCreation(entry) ? null : (
          <li key={entry.id}>
            <Entry entry={entry} reader={reader} />
          </li>
        ),
      )}
    </ol>
  );
}

const isCreation = (entry: TicketEntry): entry is TicketEvent =>
  entry.__typename === 'TicketEvent' && entry.kind === 'created';

function Entry({ entry, reader }: { entry: TicketEntry; reader: TicketReader }) {
  const t = usePortal().texts('tickets');
  if (entry.__typename === 'TicketEvent') return <Event event={entry} reader={reader} />;
  if (entry.__typename === 'TicketNote') return <Note note={entry} />;
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
  note?: string | undefined;
  children?: ReactNode;
};

function Message({ author, at, text, attachments, note, children }: MessageProps) {
  const t = usePortal().texts('tickets');
  const id = useId();
  const name = author.name ?? t('formerUser');
  return (
    <article
      className={styles.message}
      aria-labelledby={`${id}-author ${id}-at`}
      data-from={author.isEmployee ? 'provider' : 'customer'}
    >
      <header className={styles.messageHead}>
        <Avatar name={name} size="small" />
        <p className={styles.author}>
          <strong id={`${id}-author`}>{author.isMe ? t('me', { name }) : name}</strong>
          <span className={styles.facts}>
            {[author.isEmployee ? t('ourTeam') : '', note].filter(Boolean).join(' · ')}
          </span>
        </p>
        <span className={styles.facts} id={`${id}-at`}>
          <DateTime at={at} />
        </span>
      </header>
      {text ? (
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
      ) : null}
      <Attachments attachments={attachments} />
      {children}
    </article>
  );
}

type Reply = Extract<TicketEntry, { __typename: 'TicketReply' }>;

/** Attachments of a mail that were refused, listed so that somebody can ask for them. */
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

type TicketNote = Extract<TicketEntry, { __typename: 'TicketNote' }>;

function Note({ note: { author, at, text } }: { note: TicketNote }) {
  const t = usePortal().texts('tickets');
  const id = useId();
  const name = author.name ?? t('formerUser');
  return (
    <article className={noteStyles.note} aria-labelledby={`${id}-note ${id}-author ${id}-at`}>
      <header className={styles.messageHead}>
        <span className={noteStyles.badge} id={`${id}-note`}>
          <Icon name="lock" className={noteStyles.icon} />
          {t('note')}
        </span>
        <p className={styles.author}>
          <strong id={`${id}-author`}>{author.isMe ? t('me', { name }) : name}</strong>
        </p>
        <span className={styles.facts} id={`${id}-at`}>
          <DateTime at={at} />
        </span>
      </header>
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
    </article>
  );
}

type TicketEvent = Extract<TicketEntry, { __typename: 'TicketEvent' }>;

type EventProps = { event: TicketEvent; reader: TicketReader };

function Event({ event: { kind, status, actor, at, reason, comment }, reader }: EventProps) {
  const { texts } = usePortal();
  const t = texts('tickets');
  const name = actor ? (actor.name ?? t('formerUser')) : t('byItself');
  return (
    <div className={styles.event}>
      <p>
        {kind === 'statusChanged'
          ? t('event.statusChanged', { name, status: statusText(texts('portal'), status, reader) })
          : t(`event.${kind as 'closed' | 'reopened' | 'followedUp'}`, { name })}
        {reason ? ` ${t(`reason.${reason}`)}.` : null}
      </p>
      {comment ? <p className={styles.text}>{comment}</p> : null}
      <span className={styles.facts}>
        <DateTime at={at} />
      </span>
    </div>
  );
}
