import { useEditor } from '../../editor.ts';
import { StrandSign } from '../strand-sign.tsx';
import styles from './board.module.css';

const shown = ['translated', 'ready', 'outdated', 'missing', 'ahead', 'notOffered'] as const;

/** What the strands of the board mean. */
export function BoardLegend() {
  const t = useEditor().texts('editorTranslation');
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {shown.map((stand) => (
        <li key={stand} className={styles.meaning}>
          <StrandSign stand={stand} />
          {t(`stand.${stand}`)}
        </li>
      ))}
    </ul>
  );
}
