import { useEditor } from '../editor.ts';
import styles from './board.module.css';
import { StrandSign } from './strand-sign.tsx';

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
