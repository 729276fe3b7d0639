import { type ReactNode, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';

/** As many as the back ends return at once. */
const perPart = 20;

/** An entry of a record's history. */
type HistoryEntry = {
  readonly key: string;
  readonly at: string;
  readonly by: string;
  readonly what: string;
  /** The person or domain concerned, or empty. */
  readonly about?: string;
  readonly changes: readonly { label: string; before: ReactNode; after: ReactNode }[];
};

type HistoryPanelProps<Event> = {
  /** The newest, as the screen loaded them. */
  events: readonly Event[];
  loadBefore: (event: Event) => Promise<readonly Event[]>;
  describeEvent: (event: Event) => HistoryEntry;
};

/** The changes of a record with their authors, newest first. */
export function HistoryPanel<Event>({ events, loadBefore, describeEvent }: HistoryPanelProps<Event>) {
  const { texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const change = useChange();
  const [earlier, setEarlier] = useState<readonly Event[]>([]);
  const [isWhole, setWhole] = useState(events.length < perPart);
  const all = [...events, ...earlier];
  const last = all.at(-1);
  const more = async (from: Event) => {
    const isDone = await change.run(async () => {
      const part = await loadBefore(from);
      setEarlier([...earlier, ...part]);
      setWhole(part.length < perPart);
    });
    if (!isDone) notify('error', t('failed'));
  };
  return (
    <Panel title={t('history')} text={last ? undefined : t('history.none')}>
      <ol className={styles.lines}>
        {all.map(describeEvent).map((entry) => (
          <li key={entry.key}>
            <Entry {...entry} />
          </li>
        ))}
      </ol>
      {last && !isWhole ? (
        <Button variant="quiet" size="compact" busy={change.isBusy} onClick={() => more(last)}>
          {t('history.more')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Entry({ at, by, what, about, changes }: HistoryEntry) {
  const t = useEditor().texts('editorCustomers');
  return (
    <div className={styles.who}>
      <span className={styles.strong}>{what}</span>
      {about ? <span>{about}</span> : null}
      <span className={styles.about}>{by || t('somebody')}</span>
      <span className={styles.about}>
        <DateTime at={at} />
      </span>
      {changes.map(({ label, before, after }) => (
        <span key={label} className={styles.change}>
          <span>{label}</span>
          {before ? <del>{before}</del> : null}
          {after ? <ins>{after}</ins> : null}
        </span>
      ))}
    </div>
  );
}
