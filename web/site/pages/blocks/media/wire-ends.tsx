import { type BlockOf, blocks } from '#contracts/content/blocks.ts';
import { InBothUnits } from '#web/design/units/units.tsx';
import { type WireEnd, WireEnds } from '#web/design/wire-ends/wire-ends.tsx';
import { createFigures, type Figures } from '#web/islands/finder/figures.ts';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { StandaloneLink } from '#web/site/pages/text/content-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { UnitChoice, Units } from '#web/site/visit/unit-choice.tsx';
import styles from './picture.module.css';

type Measure = BlockOf<'wireEnds'>['items'][number]['measures'][number];

const allKinds = blocks.wireEnds.items.fields.endKind.values;

/** Processed wire ends, in the reader's units; each links to its machine. */
export function WireEndsBlock({ block, titleLevel, itemLevel }: BlockProps<'wireEnds'>) {
  const { texts, locale } = usePageContext();
  const t = texts('page');
  const [metric, imperial] = (['metric', 'imperial'] as const).map((units) => createFigures(locale, units));
  const shown = block.items.filter(({ title, image }) => title && image);
  const ends = shown.flatMap(({ id, endKind, title, lead, image, measures, link }, index): WireEnd[] => {
    const picture = findPicture(isInRowOfThree(index, shown.length) ? 'wireEndThird' : 'wireEnd', image);
    if (!picture || !title) return [];
    return [
      {
        key: id,
        kind: endKind,
        name: title,
        text: lead ?? undefined,
        picture,
        measures: measures.map((measure) => ({
          name: t(`wireEnds.measure.${measure.measure}`),
          value: <InBothUnits metric={written(measure, metric!)} imperial={written(measure, imperial!)} />,
        })),
        machine: link ? <StandaloneLink link={link} /> : undefined,
      },
    ];
  });
  const kinds = allKinds.filter((kind) => shown.some(({ endKind }) => endKind === kind));
  return (
    <Units>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      <WireEnds
        id={block.id}
        ends={ends}
        kinds={kinds.map((kind) => ({ kind, label: t(`wireEnds.kind.${kind}`) }))}
        labels={{ choice: t('wireEnds.choice'), all: t('wireEnds.all') }}
        units={<UnitChoice />}
        level={itemLevel}
      />
      {block.note ? <p className={styles.caption}>{block.note}</p> : null}
    </Units>
  );
}

/** Must match the alternating rows in web/design/wire-ends/wire-ends.module.css. */
function isInRowOfThree(index: number, count: number): boolean {
  const [place, rest] = [index % 5, count % 5];
  if (rest === 1 && index >= count - 6) return true;
  return index >= count - rest ? rest === 3 : place > 1;
}

/** A measure with its tolerance: `4.5 mm ± 0.1 mm`. */
function written({ measure, amount, tolerance }: Measure, figures: Figures): string {
  const write = writers[measure](figures);
  return tolerance === null ? write(amount) : `${write(amount)}\u00a0± ${write(tolerance)}`;
}

const length = ({ diameter }: Figures) => diameter;

const writers: Record<Measure['measure'], (figures: Figures) => (value: number) => string> = {
  crossSection: ({ area }) => area,
  diameter: length,
  stripLength: length,
  openLength: length,
  layLength: length,
  sleeveLength: length,
  crimpHeight: length,
  crimpWidth: length,
  pullForce: ({ force }) => force,
};
