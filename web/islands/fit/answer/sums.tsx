import { endSums, type HarnessSums } from '#contracts/fit/harness/group-wires.ts';
import { type NoteKind, noteKinds } from '#contracts/fit/harness/listed-wire.ts';
import { usualDiameter, type WireColour } from '#contracts/fit/wire.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { formatNumber, listFormat } from '#web/i18n/format/format.ts';
import { SectionDrawing } from '../../lead/section-drawing.tsx';
import { useFit } from '../fit-context.ts';
import styles from './answer.module.css';

const shades: readonly WireColour[] = ['GY', 'BN', 'GN', 'BU', 'YE', 'BK', 'RD', 'VT', 'OG', 'WH'];

type SumsProps = {
  sums: HarnessSums;
  modules: number;
  notes: Readonly<Partial<Record<NoteKind, number>>>;
};

/** The contents of the harness: counts, and drawings of its cross-sections. */
export function Sums({ sums, modules, notes }: SumsProps) {
  const { start, figures, t } = useFit();
  const ends = endSums.flatMap((kind) =>
    sums.ends[kind] > 0 ? [t(`ends.${kind}`, { count: figures.count(sums.ends[kind]) })] : [],
  );
  const all = endSums.reduce((sum, kind) => sum + sums.ends[kind], 0);
  return (
    <section className={styles.sums} id="sum" aria-label={t('sum')}>
      <ul className={styles.counts}>
        <li>
          <b>{figures.count(sums.wires)}</b>
          <span>{t('sum.wires')}</span>
        </li>
        {modules > 0 ? (
          <li>
            <b>{figures.count(modules)}</b>
            <span>{t('sum.modules')}</span>
          </li>
        ) : null}
        <li>
          <b>
            <Length value={sums.length} />
          </b>
          <span>{t('sum.length')}</span>
        </li>
        <li>
          <b>{figures.count(all)}</b>
          <span>{t('sum.ends')}</span>
          <small>{listFormat(ends, start.locale)}</small>
        </li>
      </ul>
      <ul className={styles.areas} aria-label={t('areas')}>
        {sums.areas.map(({ area, count }, place) => (
          <li key={String(area)}>
            <Section area={area} place={place} />
            <b>{figures.count(count)}</b>
            <span>{area === undefined ? t('areas.unknown') : figures.area(area)}</span>
            {area === undefined ? null : <small>{figures.otherArea(area)}</small>}
          </li>
        ))}
        {sums.cables > 0 ? (
          <li>
            <CableDrawing />
            <b>{figures.count(sums.cables)}</b>
            <span>{t('areas.cables', { cores: figures.count(sums.cores) })}</span>
          </li>
        ) : null}
      </ul>
      <Notes notes={notes} />
    </section>
  );
}

function Length({ value }: { value: number }) {
  const { start, units } = useFit();
  const isImperial = units === 'imperial';
  const number = formatNumber(value / (isImperial ? 304.8 : 1000), start.locale, {
    maximumFractionDigits: 1,
  });
  return `${number}\u00a0${isImperial ? 'ft' : 'm'}`;
}

function Section({ area, place }: { area: number | undefined; place: number }) {
  if (area === undefined || usualDiameter(area) === undefined)
    return <span className={styles.unknown}>?</span>;
  const colour = shades[place % shades.length] ?? 'GY';
  return <SectionDrawing lead={{ area, length: 1, ends: ['cut', 'cut'], colour }} />;
}

function CableDrawing() {
  const cores = [
    { x: -9, y: -7, colour: '#7a4a2b' },
    { x: 9, y: -7, colour: '#eef0f2' },
    { x: 0, y: 9, colour: '#2866b8' },
  ];
  return (
    <svg viewBox="-40 -40 80 80" width="80" height="80" aria-hidden="true">
      <circle r="30" fill="#3a3f45" />
      <circle r="25" fill="#24272b" />
      {cores.map(({ x, y, colour }) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <circle r="9" fill={colour} />
          <circle r="5" fill="#d9853f" />
        </g>
      ))}
    </svg>
  );
}

/** Notes on missing or unusual data in the file. */
function Notes({ notes }: Pick<SumsProps, 'notes'>) {
  const { figures, t } = useFit();
  const there = noteKinds.filter((kind) => notes[kind]);
  if (there.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>
        <Icon name="info" />
        <span>{t('notes')}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {there.map((kind) => (
          <li key={kind}>{t(`note.${kind}`, { count: figures.count(notes[kind] ?? 0) })}</li>
        ))}
        <li>{t('note.never')}</li>
      </ul>
    </details>
  );
}
