import { useEffect, useRef } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import type { Status, Work } from '../use-harness.ts';
import styles from './reading.module.css';

type ProblemProps = { status: Extract<Status, { kind: 'problem' }>; work: Work };

/** Why a file could not be read, where in it, and what to do. */
export function Problem({ status: { problem, place, until, source }, work }: ProblemProps) {
  const { figures, t } = useFit();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const where = [
    place.line === undefined ? undefined : t('problem.line', { line: String(place.line) }),
    place.at === undefined ? undefined : t('problem.at', { word: place.at.slice(0, 80) }),
  ].filter((part) => part !== undefined);
  return (
    <section className={styles.problem}>
      <Icon name="warning" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('problem')}
        </h2>
        <p translate="no">{source.name}</p>
        <p role="alert">{t(`problem.${problem}`)}</p>
        {where.length > 0 ? <p className={styles.where}>{where.join(', ')}</p> : null}
        <div className={shared.acts}>
          <Button onClick={work.startOver}>{t('another')}</Button>
          {until > 0 ? (
            <Button variant="secondary" onClick={work.goOn}>
              {t('problem.goOn', { count: figures.count(until) })}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
