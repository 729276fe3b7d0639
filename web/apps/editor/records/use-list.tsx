import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import { useRecordLabels } from './record-labels.ts';
import styles from './records.module.css';

type Use = { kind: string; id: string; title: string; siteId: string | null; state: string };

/** The places that show something or link to it, each as a link. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const { to, sites } = useEditor();
  const labels = useRecordLabels();
  const screenOfUse = ({ kind, id, siteId }: Use) => {
    if (kind === 'page') return to(`/pages/${id}`);
    if (kind === 'navigation') return to(`/navigation?site=${siteId}`);
    return to(kind === 'file' ? `/media/${id}` : `/records/${kind}/${id}`);
  };
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <Link href={screenOfUse(use)}>{use.title}</Link>
          <span className={styles.about}>
            {[
              labels.kind(use.kind),
              sites.find(({ id }) => id === use.siteId)?.name,
              use.state === 'DRAFT' ? labels.t('state.DRAFT') : undefined,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
