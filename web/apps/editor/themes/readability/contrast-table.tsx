import type { ContrastPair } from '#contracts/themes/contrast-pairs.ts';
import { contrast } from '#contracts/themes/oklab.ts';
import { useEditor } from '../../editor.ts';
import styles from './readability.module.css';
import { useRatio } from './use-ratio.ts';

type ContrastTableProps = { tone: ContrastPair['tone']; pairs: readonly ContrastPair[] };

/**
 * The colour pairs of a tone, shown in their colours: a row for each foreground, a column for each
 * background.
 */
export function ContrastTable({ tone, pairs }: ContrastTableProps) {
  const t = useEditor().texts('editorThemes');
  const ratio = useRatio();
  const inks = [...new Set(pairs.map(({ ink }) => ink))];
  const grounds = [...new Set(pairs.map(({ on }) => on))];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t(`tone.${tone}`)}</caption>
      <thead>
        <tr>
          <td />
          {grounds.map((ground) => (
            <th key={ground} scope="col">
              {t(`ground.${ground}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inks.map((ink) => {
          const own = pairs.filter((pair) => pair.ink === ink);
          return (
            <tr key={ink}>
              <th scope="row">
                {t(`ink.${ink}`)} <span className={styles.least}>{`≥ ${ratio(own[0]?.least ?? 0)}`}</span>
              </th>
              {grounds.map((ground) => (
                <Cell key={ground} pair={own.find(({ on }) => on === ground)} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell({ pair }: { pair: ContrastPair | undefined }) {
  const t = useEditor().texts('editorThemes');
  const write = useRatio();
  if (!pair) return <td className={styles.none}>–</td>;
  const { colour, ground, least, ink } = pair;
  const ratio = contrast(colour, ground);
  const isEnough = ratio >= least;
  return (
    <td className={styles.cell} data-unreadable={isEnough ? undefined : ''}>
      <svg className={styles.sample} viewBox="0 0 36 22" aria-hidden="true" focusable="false">
        <rect width="36" height="22" rx="3" fill={ground} />
        {ink === 'focus' || ink === 'control' ? (
          <rect x="9" y="5" width="18" height="12" rx="3" fill="none" stroke={colour} strokeWidth="2" />
        ) : (
          <text x="18" y="16" textAnchor="middle" fill={colour}>
            Aa
          </text>
        )}
      </svg>
      <span className={styles.ratio}>
        {isEnough ? null : <span aria-hidden="true">▲ </span>}
        {write(ratio)}
        {isEnough ? null : <span className="visually-hidden"> {t('tooLittle')}</span>}
      </span>
    </td>
  );
}
