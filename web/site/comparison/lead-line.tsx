import type { Lead } from '#contracts/fit/lead.ts';
import { leadQuery } from '#contracts/fit/lead-address.ts';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import { createFigures, describeLead } from '#web/islands/finder/figures.ts';
import { finderPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** CAT-07: the lead for which the products were found, with a link back to the finder. */
export function LeadLine({ lead, system }: { lead: Lead; system: MeasurementSystem }) {
  const { texts, toMain, locale } = usePageContext();
  const figures = createFigures(locale, system === 'Imperial' ? 'imperial' : 'metric');
  return (
    <p>
      <a href={`${toMain(finderPath)}?${leadQuery(lead)}`} rel="nofollow">
        {texts('comparison')('lead', { lead: describeLead(lead, figures, texts('finder')) })}
      </a>
    </p>
  );
}
