import type { ComponentProps } from 'react';
import { type LeadUnits, leadQuery } from '#contracts/fit/lead-address.ts';
import { LinkContext } from '#web/design/link/link.tsx';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import styles from '../finder.module.css';
import { useFinder } from '../finder-context.ts';

/** The choice of units: two links before hydration; afterwards it applies at once. */
export function UnitChoice() {
  const { start, lead, units, t } = useFinder();
  const address = (wanted: LeadUnits) => {
    const query = leadQuery(lead);
    query.set('units', wanted);
    return `${start.addresses.page}?${query}`;
  };
  return (
    <div className={styles.units}>
      <LinkContext value={UnitLink}>
        <SegmentedLinks
          label={t('units')}
          value={units}
          options={[
            { value: 'metric', label: 'mm², mm', href: address('metric') },
            { value: 'imperial', label: 'AWG, in', href: address('imperial') },
          ]}
        />
      </LinkContext>
    </div>
  );
}

function UnitLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { choose } = useFinder();
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose(href.endsWith('units=imperial') ? 'imperial' : 'metric');
      }}
    >
      {children}
    </a>
  );
}
