import { Button } from '#web/design/button/button.tsx';
import { formatBytes } from '../bytes.ts';
import { useFit } from '../fit-context.ts';
import type { Status } from '../use-harness.ts';
import styles from './reading.module.css';

type ReadingProps = { status: Extract<Status, { kind: 'reading' }>; onStop: () => void };

/** The progress in bytes, shown only when reading takes long. */
export function Reading({ status: { source, bytes }, onStop }: ReadingProps) {
  const { start, t } = useFit();
  const total = source.bytes ?? 0;
  const size = (value: number) => formatBytes(value, start.locale);
  return (
    <section className={styles.reading}>
      <h2 role="status">{t('reading')}</h2>
      <p translate="no">{source.name}</p>
      <progress value={bytes} max={Math.max(1, total)} aria-label={t('reading')} />
      <div>
        <p>{t('reading.done', { done: size(bytes), total: size(total) })}</p>
        <Button variant="secondary" size="compact" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}
