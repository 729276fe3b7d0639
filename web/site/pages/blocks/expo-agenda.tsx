import type { BlockOf } from '#contracts/content/blocks.ts';
import { Tabs } from '#web/design/tabs/tabs.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { BlockHeader } from '../layout/block-header.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import styles from './expo-agenda.module.css';

type Day = BlockOf<'expoAgenda'>['days'][number];
type Session = Day['sessions'][number];
type Level = 2 | 3;

/** The programme of an event, day by day. */
export function ExpoAgenda({ block, titleLevel, itemLevel }: BlockProps<'expoAgenda'>) {
  const { texts, locale } = usePageContext();
  const t = texts('page');
  const [first, ...others] = block.days;
  if (!first) return null;
  const dayName = (day: Day) => formatDate(day.date, locale, 'weekday', 'UTC');
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      {others.length > 0 ? (
        <Tabs
          label={block.title ?? t('agenda')}
          headingLevel={itemLevel}
          tabs={block.days.map((day) => ({
            id: `${block.id}-${day.date}`,
            title: dayName(day),
            content: <Sessions sessions={day.sessions} level={itemLevel} />,
          }))}
        />
      ) : (
        <>
          <p className={styles.day}>
            <time dateTime={first.date}>{dayName(first)}</time>
          </p>
          <Sessions sessions={first.sessions} level={itemLevel} />
        </>
      )}
    </>
  );
}

function Sessions({ sessions, level }: { sessions: Session[]; level: Level }) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <Times start={session.start} end={session.end} />
          <div className={styles.topic}>
            {session.title ? <Title className={styles.title}>{session.title}</Title> : null}
            {session.lead ? <p className={styles.lead}>{session.lead}</p> : null}
          </div>
          <div className={styles.facts}>
            {session.name ? <p className={styles.name}>{session.name}</p> : null}
            {session.place ? <p>{session.place}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Times({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return <p className={styles.times} />;
  return (
    <p className={styles.times}>
      <time dateTime={start}>{start}</time>
      {end ? (
        <>
          {' – '}
          <time dateTime={end}>{end}</time>
        </>
      ) : null}
    </p>
  );
}
