import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import type { EventLabels } from './event-labels.ts';
import type { ListedEvent } from './event-operations.ts';
import styles from './events.module.css';
import { subjectPath } from './subject-path.ts';

/** So many names stand in a row at once. */
const namedAtOnce = 3;

type EventSubjectsProps = { event: ListedEvent; labels: EventLabels };

/** What an event is about: its kind, and its names with their screens; many are folded. */
export function EventSubjects({ event, labels }: EventSubjectsProps) {
  const { t } = labels;
  const { subjectIds, subjectCount } = event;
  const folded = subjectIds.slice(namedAtOnce);
  const others = subjectCount - namedAtOnce;
  const unnamed = subjectCount - subjectIds.length;
  return (
    <div className={styles.lines}>
      <span className="muted">{labels.kind(event.kind)}</span>
      <Names ids={subjectIds.slice(0, namedAtOnce)} event={event} labels={labels} />
      {others > 0 ? (
        <details className={styles.others}>
          <summary>{t('others', { count: others })}</summary>
          <Names ids={folded} event={event} labels={labels} />
          {unnamed > 0 ? <p className="muted">{t('others', { count: unnamed })}</p> : null}
        </details>
      ) : null}
    </div>
  );
}

function Names({ ids, event, labels }: EventSubjectsProps & { ids: readonly string[] }) {
  const { to } = useEditor();
  return (
    <ul className={styles.names}>
      {ids.map((id) => {
        const name = event.subjects[event.subjectIds.indexOf(id)] || labels.t('unnamed');
        const path = subjectPath(event, id);
        return (
          <li key={id}>
            {path ? (
              <Link className={styles.name} href={to(path)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
