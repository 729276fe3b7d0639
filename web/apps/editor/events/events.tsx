import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { orNull } from '#web/apps/frame/later.ts';
import { readerZone } from '#web/apps/frame/time/time-zone.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { parseEventFilters } from './event-filters.ts';
import { useEventLabels } from './event-labels.ts';
import { type EventLogs, findMissing, hasMore, mergeEvents, openLogs, readOn } from './event-list.ts';
import { createReader, shownAtOnce } from './event-reader.ts';
import { EventTable } from './event-table.tsx';
import { EventTools, type Person } from './event-tools.tsx';
import styles from './events.module.css';

type EventsData = { opened: EventLogs; team: Person[] };

export const title = ({ texts }: Editor) => texts('editorEvents')('title');

/** Throws `FORBIDDEN` for whoever may not see what others did. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<EventsData> => {
    if (!may(session.grants, 'seeEvents')) throw new OperationError('Not within this role', 'FORBIDDEN');
    const filters = parseEventFilters(new URL(request.url).searchParams);
    const read = createReader(sendQuery, { filters, timeZone: readerZone(), first: shownAtOnce });
    const [opened, team] = await Promise.all([openLogs(read), orNull(sendQuery('content', 'editors'))]);
    return { opened, team: team?.editors.map(({ id, name }) => ({ id, name })) ?? [] };
  };

/** Who did what in the editor area (0119), from all back ends. */
export function Component() {
  const { opened, team } = useLoaderData<EventsData>();
  const { sendQuery, notify, texts } = useEditor();
  const labels = useEventLabels();
  const { t } = labels;
  const [query] = useSearchParams();
  const change = useChange();
  const [further, setFurther] = useState({ opened, logs: opened, wanted: shownAtOnce });
  // Another filter begins at its start.
  const { logs, wanted } = further.opened === opened ? further : { logs: opened, wanted: shownAtOnce };
  const known = mergeEvents(logs);
  const events = known.slice(0, wanted);
  const isCut = known.length > wanted || hasMore(logs);
  const missing = findMissing(logs);

  const showMore = async () => {
    const filters = parseEventFilters(query);
    const read = createReader(sendQuery, { filters, timeZone: readerZone(), first: shownAtOnce });
    const more = wanted + shownAtOnce;
    const isDone = await change.run(async () => {
      setFurther({ opened, logs: await readOn(logs, read, more), wanted: more });
    });
    if (!isDone) notify('error', texts('editor')('tryLater'));
  };

  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} />
      <EventTools people={collectPeople(team, events)} />
      {missing.length > 0 ? <p className={styles.missing}>{labels.missing(missing)}</p> : null}
      <p className={styles.total} role="status">
        {t(isCut ? 'shown.newest' : 'shown', { count: events.length })}
      </p>
      {events.length > 0 ? <EventTable events={events} /> : <Nothing isNarrowed={query.size > 0} />}
      {isCut ? (
        <div className={styles.more}>
          <Button variant="secondary" busy={change.isBusy} onClick={() => void showMore()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </Wrap>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { to } = useEditor();
  const { t } = useEventLabels();
  if (!isNarrowed) return <EmptyState title={t('none')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('none.found')}
      action={
        <ButtonLink variant="secondary" href={to('/events')}>
          {t('none.clear')}
        </ButtonLink>
      }
    />
  );
}

/** The team, and others of the list: programs, and those who have left. */
function collectPeople(
  team: readonly Person[],
  events: readonly { editorId: string; editor: string }[],
): Person[] {
  const others = new Map(events.map(({ editorId, editor }) => [editorId, editor]));
  for (const { id } of team) others.delete(id);
  return [...team, ...[...others].map(([id, name]) => ({ id, name }))];
}
