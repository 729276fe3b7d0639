import { displayLanguage } from '#web/i18n/format/format.ts';
import { useValueLabel } from '../document/value-labels.ts';
import { useEditor } from '../editor.ts';
import { usePlaceLabel } from '../pages/places/place-labels.ts';
import type { Comparison } from './comparison.ts';
import styles from './difference-list.module.css';
import { type Difference, getDifferences } from './differences.ts';

/** The differences between two versions, in reading order. */
export function DifferenceList({
  comparison: { before, after },
}: {
  comparison: Pick<Comparison, 'before' | 'after'>;
}) {
  const t = useEditor().texts('editorPages');
  if (!before) return <p className={styles.none}>{t('history.first.text')}</p>;
  const differences = getDifferences(before, after);
  if (differences.length === 0) return <p className={styles.none}>{t('history.same')}</p>;
  return (
    <ol className={styles.list}>
      {differences.map((difference) => (
        <li key={getKey(difference)} className={styles.difference}>
          <Place difference={difference} />
          <Change difference={difference} />
        </li>
      ))}
    </ol>
  );
}

function getKey(difference: Difference): string {
  const language = 'language' in difference ? difference.language : '';
  return [difference.kind, language, difference.block?.id, ...difference.path].join('/');
}

function Place({ difference }: { difference: Difference }) {
  const { locale } = useEditor();
  const getPlaceLabel = usePlaceLabel();
  const { block, path } = difference;
  return (
    <p className={styles.place}>
      {getPlaceLabel({ block, path })}
      {'language' in difference ? (
        <span className={styles.language}>{displayLanguage(difference.language, locale.language)}</span>
      ) : null}
    </p>
  );
}

function Change({ difference }: { difference: Difference }) {
  const t = useEditor().texts('editorPages');
  const getValueLabel = useValueLabel();
  switch (difference.kind) {
    case 'words':
      return (
        <p className={styles.words} lang={difference.language}>
          {difference.stretches.map(({ kind, text }, index) => {
            const key = `${index}`;
            if (kind === 'inserted') return <ins key={key}>{text}</ins>;
            return kind === 'deleted' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
          })}
        </p>
      );
    case 'value':
      return (
        <p className={styles.words}>
          <del>{getValueLabel(difference.before)}</del> <ins>{getValueLabel(difference.after)}</ins>
        </p>
      );
    case 'form':
      return <p className={styles.note}>{t('difference.form')}</p>;
    default:
      return <p className={styles.note}>{t(`difference.${difference.kind}`)}</p>;
  }
}
