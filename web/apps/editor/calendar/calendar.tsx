import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { readerZone } from '#web/apps/frame/time/time-zone.ts';
import { parseChoice, withQuery } from '#web/apps/frame/with-query.ts';
import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { formatDate, formatZone } from '#web/i18n/format/format.ts';
import { dateTag } from '#web/i18n/format/varieties.ts';
import { type Editor, useEditor } from '../editor.ts';
import styles from './calendar.module.css';
import { entryOfProduct, type PlannedEntry } from './calendar-operations.ts';
import { addMonths, dayIn, firstDayOfWeek, parseMonth, rangeOf, weeksOf } from './month.ts';
import { MonthTable } from './month-table.tsx';
import { PlannedList } from './planned-list.tsx';

const views = ['month', 'list'] as const;

type Loaded = { month: string; weeks: string[][]; entries: PlannedEntry[] };

export const title = ({ texts }: Editor) => texts('editorCalendar')('title');

export const createLoader =
  ({ sendQuery, locale }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const query = new URL(request.url).searchParams;
    const month = parseMonth(query.get('month'), new Date(), readerZone());
    const weeks = weeksOf(month, firstDayOfWeek(dateTag(locale)));
    const period = rangeOf(weeks);
    const [{ plannedEntries }, products] = await Promise.all([
      sendQuery('content', 'plannedEntries', period),
      // A back end of another maker need not support plans.
      sendQuery('products', 'plannedProducts', { ...period, language: locale.language }).then(
        ({ plannedProducts }) => plannedProducts.map(entryOfProduct),
        () => [],
      ),
    ]);
    const entries = [...plannedEntries, ...products].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return { month, weeks, entries };
  };

/** Planned publications and unpublications, by month or as a list, in the reader's time zone. */
export function Component() {
  const { month, weeks, entries } = useLoaderData<Loaded>();
  const { texts, to, locale, sites } = useEditor();
  const t = texts('editorCalendar');
  const [query, setQuery] = useSearchParams();
  // A month needs the width of seven columns: on a phone the list comes first.
  const [usual] = useState(() => (matchMedia('(max-width: 48rem)').matches ? 'list' : 'month'));
  const view = parseChoice(views, query.get('view')) ?? usual;
  const siteId = sites.find(({ id }) => id === query.get('site'))?.id;
  const shown = entries.filter((entry) => !siteId || entry.siteId === siteId || entry.siteId === null);
  const ofMonth = shown.filter(({ at }) => dayIn(at, readerZone()).startsWith(month));
  const href = (parts: Record<string, string>) =>
    to(`/calendar?${withQuery(query, parts)}`.replace(/\?$/, ''));
  const name = (each: string) => formatDate(`${each}-15T12:00:00Z`, locale, 'month', 'UTC');
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} />
      <Toolbar
        label={t('tools')}
        actions={
          <SegmentedLinks
            label={t('view')}
            value={view}
            options={views.map((each) => ({
              value: each,
              label: t(`view.${each}`),
              href: href({ view: each }),
            }))}
          />
        }
      >
        <ToolbarSelect
          label={t('site')}
          all={t('site.all')}
          value={siteId ?? ''}
          onChange={({ target }) =>
            setQuery((now) => withQuery(now, { site: target.value }), {
              replace: true,
              preventScrollReset: true,
            })
          }
          options={sites.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Toolbar>
      <div className={styles.head}>
        <h2 className={styles.month}>{name(month)}</h2>
        <ButtonRow>
          {[-1, 1].map((step) => (
            <ButtonLink
              key={step}
              variant="secondary"
              size="compact"
              icon={step < 0 ? 'chevron-left' : 'chevron-right'}
              href={href({ month: addMonths(month, step) })}
            >
              {name(addMonths(month, step))}
            </ButtonLink>
          ))}
          <ButtonLink variant="quiet" size="compact" href={href({ month: '' })}>
            {t('today')}
          </ButtonLink>
        </ButtonRow>
      </div>
      <p className={styles.note} role="status">
        {t('total', { count: ofMonth.length })}{' '}
        {t('zone', { zone: formatZone(`${month}-15T12:00:00Z`, locale, readerZone()) })}
      </p>
      {view === 'month' ? (
        <MonthTable
          caption={name(month)}
          month={month}
          weeks={weeks}
          entries={shown}
          timeZone={readerZone()}
        />
      ) : ofMonth.length > 0 ? (
        <PlannedList caption={name(month)} entries={ofMonth} timeZone={readerZone()} />
      ) : (
        <EmptyState title={t('none')} text={t('none.text')} />
      )}
    </Wrap>
  );
}
