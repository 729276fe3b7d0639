import { useMemo, useState } from 'react';
import { fitMachines } from '#contracts/fit/harness/fit-machines.ts';
import { countNotes, sumUp } from '#contracts/fit/harness/group-wires.ts';
import { findSmallestSet } from '#contracts/fit/harness/smallest-set.ts';
import { type FitSummary, summarize } from '#contracts/fit/harness/summary.ts';
import { Privacy } from '../choose/privacy.tsx';
import { useFit } from '../fit-context.ts';
import { LotTime } from '../time/lot-time.tsx';
import type { Status, Work } from '../use-harness.ts';
import { Wires } from '../wires/wires.tsx';
import styles from './answer.module.css';
import type { Fits } from './fits.ts';
import { GoOn } from './go-on.tsx';
import head from './head.module.css';
import { Head } from './head.tsx';
import { MachineBars } from './machine-bars.tsx';
import { MachineSet } from './machine-set.tsx';
import { Sums } from './sums.tsx';

type AnswerProps = {
  status: Extract<Status, { kind: 'answer' | 'summary' }>;
  work: Work;
  chosenAt: number | undefined;
};

/** The result: for a file in full, for a link only its counts. */
export function Answer({ status, work, chosenAt }: AnswerProps) {
  return status.kind === 'answer' ? (
    <HarnessAnswer status={status} work={work} chosenAt={chosenAt} />
  ) : (
    <SummaryAnswer summary={status.summary} work={work} />
  );
}

function HarnessAnswer({
  status,
  work,
  chosenAt,
}: Omit<AnswerProps, 'status'> & { status: Extract<Status, { kind: 'answer' }> }) {
  const { start } = useFit();
  const { groups, modules, skipped } = status.harness;
  const [splicesElsewhere, setSplicesElsewhere] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { sums, notes, fits, set } = useMemo(() => {
    const options = { splicesElsewhere };
    return {
      sums: sumUp(groups),
      notes: countNotes(groups),
      fits: fitMachines(groups, start.machines, options),
      set: findSmallestSet(groups, start.machines, options),
    };
  }, [groups, start.machines, splicesElsewhere]);
  const machine = fits.find((fit) => fit.machine.slug === chosen)?.machine ?? fits[0]?.machine;
  const summary = summarize(sums, modules, splicesElsewhere, fits);
  return (
    <>
      <Head status={status} work={work} />
      <Sums sums={sums} modules={modules} notes={{ ...notes, ...skipped }} />
      <Privacy chosenAt={chosenAt} />
      <MachineBars
        fits={fits}
        total={sums.wires}
        chosen={machine?.slug}
        onChoose={setChosen}
        splicesElsewhere={splicesElsewhere}
        onSplicesElsewhere={setSplicesElsewhere}
      />
      {set ? <MachineSet set={set} total={sums.wires} /> : null}
      {machine ? (
        <>
          <Wires groups={groups} machine={machine} options={{ splicesElsewhere }} />
          <LotTime
            key={`${machine.slug} ${status.harness.configuration}`}
            groups={groups}
            machine={machine}
            options={{ splicesElsewhere }}
          />
        </>
      ) : null}
      <GoOn summary={summary} fits={fits} />
    </>
  );
}

function SummaryAnswer({ summary, work }: { summary: FitSummary; work: Work }) {
  const { start, t } = useFit();
  const fits: Fits = summary.machines.flatMap(({ slug, counts }) => {
    const machine = start.machines.find((one) => one.slug === slug);
    return machine ? [{ machine, counts, reasons: [] }] : [];
  });
  return (
    <>
      <header className={head.file}>
        <div>
          <h2>{t('summary')}</h2>
          <p>{t('summary.text')}</p>
        </div>
        <button type="button" className={styles.link} onClick={work.startOver}>
          {t('summary.open')}
        </button>
      </header>
      <Sums sums={summary.sums} modules={summary.modules} notes={{}} />
      <MachineBars
        fits={fits}
        total={summary.sums.wires}
        chosen={undefined}
        splicesElsewhere={summary.splicesElsewhere}
      />
      <GoOn summary={summary} fits={fits} />
    </>
  );
}
