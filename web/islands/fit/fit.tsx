import { useEffect, useState } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { translator } from '#web/i18n/translator.ts';
import { createFigures } from '../finder/figures.ts';
import answer from './answer/answer.module.css';
import { Answer } from './answer/answer.tsx';
import go from './answer/go-on.module.css';
import head from './answer/head.module.css';
import { Choose } from './choose/choose.tsx';
import { Columns } from './choose/columns.tsx';
import { Privacy } from './choose/privacy.tsx';
import { Problem } from './choose/problem.tsx';
import reading from './choose/reading.module.css';
import { Reading } from './choose/reading.tsx';
import styles from './fit.module.css';
import { FitContext } from './fit-context.ts';
import type { FitStart } from './fit-start.ts';
import { usePictures } from './pictures.ts';
import time from './time/time.module.css';
import { type OpenReader, useHarness } from './use-harness.ts';
import wires from './wires/wires.module.css';

/**
 * The page only carries the styles of classes that the server rendered; this makes it carry those of the
 * result, too, which must not cause a request later.
 */
const rooms = classNames(styles.fit, head.top, reading.shown, answer.answer, go.rest, wires.lists, time.lot);

/**
 * A harness file, read in the browser, and the machines that make it. The server renders the state before a
 * file is chosen; the browser hydrates it. It uses neither React's `useId` nor adjacent text nodes
 * (docs/decisions/0095).
 */
export function Fit({ start, openReader }: { start: FitStart; openReader?: OpenReader }) {
  const { locale, machines } = start;
  const [units, chooseUnits] = useState(start.units);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const work = useHarness(openReader, machines);
  const { status, chosenAt } = work;
  const picture = usePictures(machines, chosenAt !== undefined);
  const t = translator(locale.language, 'fit');
  return (
    <FitContext
      value={{
        start,
        units,
        figures: createFigures(locale, units),
        t,
        lead: translator(locale.language, 'finder'),
        chooseUnits,
        picture,
      }}
    >
      <div className={rooms} data-live={isLive ? '' : undefined} data-state={status.kind}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        {status.kind === 'choose' ? <Choose isLive={isLive} work={work} /> : null}
        {status.kind === 'reading' ? <Reading status={status} onStop={work.startOver} /> : null}
        {status.kind === 'table' ? <Columns status={status} work={work} /> : null}
        {status.kind === 'problem' ? <Problem status={status} work={work} /> : null}
        {status.kind === 'answer' || status.kind === 'summary' ? (
          <Answer status={status} work={work} chosenAt={chosenAt} />
        ) : (
          <Privacy chosenAt={chosenAt} />
        )}
      </div>
    </FitContext>
  );
}
