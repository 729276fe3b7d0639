import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { kindIcons, listedKinds } from './record-kinds.ts';
import { useRecordLabels } from './record-labels.ts';
import styles from './records.module.css';

export const title = ({ texts }: Editor) => texts('editorRecords')('title');

/** Links to every kind of record. */
export function Component() {
  const { to } = useEditor();
  const labels = useRecordLabels();
  return (
    <Wrap>
      <PageHead title={labels.t('title')} lead={labels.t('lead')} />
      <ul className={styles.kinds}>
        {listedKinds.map((kind) => (
          <li key={kind}>
            <Link className={styles.kind} href={to(`/records/${kind}`)}>
              <Icon name={kindIcons[kind]} />
              <span className={styles.kindName}>{labels.kind(kind)}</span>
              <span className={styles.about}>{labels.t(`about.${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
