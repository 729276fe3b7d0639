import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './progress-label.module.css';
import { standOf } from './stand.ts';
import { StrandSign } from './strand-sign.tsx';
import type { Progress } from './translation-operations.ts';

type ProgressLabelProps = {
  progress: Progress;
  /** The language of the source. */
  source: string;
  /** With words, where there is space. */
  inWords?: boolean;
};

/**
 * The state of a page in a language: a whole, half or hollow strand, with a label and the number of texts;
 * with a language code if visitors see that language instead.
 */
export function ProgressLabel({ progress, source, inWords }: ProgressLabelProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorTranslation');
  const clock = useClock();
  const stand = standOf(progress);
  const count = progress.owed || progress.ahead || progress.outdated || progress.missing;
  const since = progress.owedSince && clock.format(progress.owedSince, 'short');
  const words = listFormat(
    [
      t(`stand.${stand}`),
      ...(count > 0 && stand !== 'atWork' ? [t('stand.texts', { count })] : []),
      ...(since ? [t('stand.since', { day: since })] : []),
      ...(progress.takenBy && count > 0 ? [progress.takenBy] : []),
      ...(progress.showsSource ? [t('stand.showsSource', { language: source })] : []),
    ],
    locale,
    'plain',
  );
  return (
    <span className={styles.stand} data-words={inWords || undefined} title={words}>
      <StrandSign stand={stand} />
      <span className={styles.word}>{words}</span>
      <span className={styles.number} aria-hidden="true">
        {count > 0 ? count : null}
        {progress.showsSource ? <span className={styles.source}>{source}</span> : null}
      </span>
    </span>
  );
}
