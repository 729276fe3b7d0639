import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import type { Machine } from './machine-operations.ts';

/** The service entries and the software versions of a machine. */
export function ServiceHistory({ machine }: { machine: Machine }) {
  const { texts } = useEditor();
  const portal = texts('inventory');
  const clock = useClock();
  const { service, softwareHistory } = machine;
  return (
    <>
      <Panel title={portal('softwareHistory')}>
        <ul className={styles.lines}>
          {softwareHistory.map(({ version, since }) => (
            <li key={`${version} ${since}`}>
              <span className={styles.strong}>{version}</span>
              <span className={styles.about}>{clock.format(since, 'short')}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={portal('history')} text={service.length === 0 ? portal('history.none') : undefined}>
        <ul className={styles.lines}>
          {service.map(({ id, doneOn, kind, report, language, technician }) => (
            <li key={id}>
              <span className={styles.who}>
                <span className={styles.strong}>{portal(`service.${kind}`)}</span>
                <span lang={language}>{report}</span>
                <span className={styles.about}>{technician}</span>
              </span>
              <span className={styles.about}>{clock.format(doneOn, 'short')}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
