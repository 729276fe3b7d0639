import { Button } from '#web/design/button/button.tsx';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { UnitSwitch } from '#web/design/units/units.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { writeAddress } from '../comparison-address.ts';
import type { ShownComparison } from '../load-comparison.ts';
import styles from './comparison-tools.module.css';

/**
 * The tools above the table: the count of differences, the filter for them, the units, and sharing and
 * printing.
 */
export function ComparisonTools({ shown, address }: { shown: ShownComparison; address: string }) {
  const { texts } = usePageContext();
  const t = texts('comparison');
  const { current, total, different } = shown;
  return (
    <div className={styles.tools}>
      {total > 0 ? (
        <p className={styles.summary}>
          {current && current.products.length < 2
            ? t('summary.single')
            : t('summary', { different, total: String(total) })}
        </p>
      ) : null}
      <div className={styles.choices} data-print="hidden">
        <ViewChoice shown={shown} />
        {total > 0 ? <Units shown={shown} address={address} /> : null}
        <div className={styles.actions}>
          <Button variant="quiet" size="compact" icon="link" data-copy="" hidden>
            <span data-copied="false">{texts('frame')('share.copyLink')}</span>
            <span data-copied="true" hidden>
              {texts('frame')('share.copied')}
            </span>
          </Button>
          <Button variant="quiet" size="compact" icon="print" data-print-page="" hidden>
            {t('print')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function ViewChoice({ shown: { keys, current, total, onlyDifferences, lead } }: { shown: ShownComparison }) {
  const { texts, toMain } = usePageContext();
  const t = texts('comparison');
  if ((current?.products.length ?? 0) < 2 || total === 0) return null;
  const withAddress = (only: boolean) =>
    writeAddress(toMain('/compare'), { keys, classification: current?.slug, onlyDifferences: only, lead });
  return (
    <SegmentedLinks
      label={t('view')}
      value={onlyDifferences ? 'differences' : 'all'}
      options={[
        { value: 'all', label: t('view.all'), href: withAddress(false) },
        { value: 'differences', label: t('view.differences'), href: withAddress(true) },
      ]}
    />
  );
}

/** LOC-05: a form, since the choice is stored and holds for all pages. */
function Units({ shown: { system }, address }: { shown: ShownComparison; address: string }) {
  const t = usePageContext().texts('units');
  return (
    <UnitSwitch
      label={t('label')}
      system={system}
      names={{ Metric: t('metric'), Imperial: t('imperial') }}
      action={address}
      fields={{}}
    />
  );
}
