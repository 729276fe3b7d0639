import type { ReactNode } from 'react';
import { UnitScope, UnitSwitch } from '#web/design/units/units.tsx';
import { usePageContext } from './page-context.ts';

/** LOC-05: shows the values inside it in the visitor's measurement system, and follows their choice. */
export function Units({ children }: { children: ReactNode }) {
  return <UnitScope system={usePageContext().measurementSystem}>{children}</UnitScope>;
}

/** The choice between the measurement systems, stored for all pages. */
export function UnitChoice() {
  const { texts, measurementSystem, site, locale, path } = usePageContext();
  const t = texts('units');
  return (
    <UnitSwitch
      label={t('label')}
      system={measurementSystem}
      names={{ Metric: t('metric'), Imperial: t('imperial') }}
      action="/api/preferences"
      fields={{ site: site.id, locale: locale.urlCode, path }}
    />
  );
}
