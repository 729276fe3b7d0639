import type { BlockOf } from '#contracts/content/blocks.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { swissDay } from '#web/i18n/format/swiss-time.ts';
import { calendarFeed, comingAndPast } from '#web/site/pages/investors/financial-dates.ts';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { StandaloneLink } from '#web/site/pages/text/content-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './financial-calendar.module.css';

type FinancialDate = BlockOf<'financialCalendar'>['items'][number];

/** INV-01: the dates for investors, upcoming ones first; past dates move to their own list by themselves. */
export function FinancialCalendar({ block, titleLevel, itemLevel }: BlockProps<'financialCalendar'>) {
  const { texts, locale, to, draft } = usePageContext();
  const t = texts('investors');
  const { coming, past } = comingAndPast(block.items, swissDay(draft?.asOf));
  const Title = `h${itemLevel}` as const;
  return (
    <>
      <SectionHeader>
        {block.title ? <Heading level={titleLevel}>{block.title}</Heading> : null}
        {block.lead ? <Lead>{block.lead}</Lead> : null}
        {block.asOf ? (
          <p className={styles.asOf}>{t('calendar.asOf', { date: formatDate(block.asOf, locale) })}</p>
        ) : null}
      </SectionHeader>
      <Title className={styles.title} id="coming">
        {t('calendar.coming')}
      </Title>
      {coming.length > 0 ? <Dates dates={coming} /> : <p>{t('calendar.none')}</p>}
      <p className={styles.feed}>
        <TextLink href={to(calendarFeed)} icon="calendar">
          {t('calendar.subscribe')}
        </TextLink>
      </p>
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
      {past.length > 0 ? (
        <>
          <Title className={styles.title} id="past">
            {t('calendar.past')}
          </Title>
          <Dates dates={past} over />
        </>
      ) : null}
    </>
  );
}

function Dates({ dates, over = false }: { dates: FinancialDate[]; over?: boolean }) {
  return (
    <ol className={styles.dates}>
      {dates.map((date) => (
        <li key={date.id} className={styles.date} data-over={over ? '' : undefined}>
          <DateRow date={date} over={over} />
        </li>
      ))}
    </ol>
  );
}

function DateRow({ date, over }: { date: FinancialDate; over: boolean }) {
  const { texts, locale } = usePageContext();
  const t = texts('investors');
  const hours = date.end ? `${date.start}–${date.end}` : date.start;
  return (
    <>
      <time className={styles.day} dateTime={date.date}>
        {formatDate(date.date, locale, 'day', 'UTC')}
      </time>
      <p className={styles.event}>{date.title}</p>
      <div className={styles.facts}>
        {over || !hours ? null : <p>{t('calendar.swissTime', { hours })}</p>}
        {date.place && !over ? <p>{date.place}</p> : null}
        {date.result ? <p>{date.result}</p> : null}
        {date.link && !over ? <StandaloneLink link={date.link} /> : null}
      </div>
    </>
  );
}
