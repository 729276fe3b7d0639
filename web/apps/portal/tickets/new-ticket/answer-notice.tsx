import { severityOfType, type TicketType } from '#contracts/support/ticket-fields.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { usePortal } from '../../portal.ts';
import { useTermsSentence } from '../ticket-labels.ts';
import type { TicketChoicesData } from '../ticket-operations.ts';
import styles from './answer-notice.module.css';

type AnswerNoticeProps = { data: TicketChoicesData; type: string; location: string };

/**
 * TIC-02: when to expect an answer to a ticket sent now and, for a machine that has stopped, whom to call,
 * before anything else is filled in. Until a location is chosen, it is computed for the first one.
 */
export function AnswerNotice({ data, type, location }: AnswerNoticeProps) {
  const t = usePortal().texts('tickets');
  const clock = useClock();
  const terms = useTermsSentence(data.ticketSettings);
  const { locations } = data.ticketChoices;
  const place = locations.find(({ id }) => id === location) ?? locations[0];
  if (!type || !place) return null;
  const isStopped = severityOfType[type as TicketType] === 'stopped';
  const answer = t('promise.by', clock.promise(isStopped ? place.stoppedAnswerBy : place.answerBy));
  if (!isStopped) return <p className={styles.notice}>{answer}</p>;
  const { servicePlace } = place;
  return (
    <div className={styles.call} role="status">
      {servicePlace ? (
        <p className={styles.phone}>
          <span>
            <strong>{t('call')}</strong>
            <span className={styles.facts}>
              {servicePlace.name}, {servicePlace.city}
            </span>
          </span>
          <a href={`tel:${servicePlace.phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" className={styles.icon} />
            {servicePlace.phone}
          </a>
        </p>
      ) : null}
      <p>
        {servicePlace ? t('call.orWrite') : null} {answer}
      </p>
      <p className={styles.facts}>{terms}</p>
    </div>
  );
}
