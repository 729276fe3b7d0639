import { ButtonLink } from '#web/design/button/button.tsx';
import { createFigures, describeLead } from '#web/islands/finder/figures.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { columnName } from '../column-name.ts';
import type { ShownComparison } from '../load-comparison.ts';
import { quoteAddress } from './quote-address.ts';
import styles from './quote-row.module.css';

/**
 * Links to the enquiry form, filled in for one product or for all. In the foot it also says which data of the
 * lead is sent along.
 */
export function QuoteRow({ shown, place }: { shown: ShownComparison; place: 'head' | 'foot' }) {
  const { texts, toMain, locale } = usePageContext();
  const t = texts('comparison');
  const { current, lead, system } = shown;
  const names = (current?.products ?? []).map((column) => columnName(column, system, locale));
  const addressFor = (products: readonly string[]) => quoteAddress(toMain('/forms/contact'), products, lead);
  const figures = createFigures(locale, system === 'Imperial' ? 'imperial' : 'metric');
  return (
    <tr className={styles.quote} data-place={place} data-print="hidden">
      <th scope="row">
        <span className={styles.title}>{t('quote')}</span>
        <span className={styles.note}>
          {place === 'foot' && lead
            ? t('quote.lead', { lead: describeLead(lead, figures, texts('finder')) })
            : texts('catalogue')('expert.promise')}
        </span>
        {names.length > 1 ? (
          <span className={styles.all}>
            <ButtonLink href={addressFor(names)} size="compact" rel="nofollow" wide>
              {t('quote.all', { count: String(names.length) })}
            </ButtonLink>
          </span>
        ) : null}
      </th>
      {names.map((name, index) => (
        <td key={current?.products[index]?.key}>
          <ButtonLink
            href={addressFor([name])}
            variant="secondary"
            size="compact"
            rel="nofollow"
            wide
            aria-label={t('quote.for', { name })}
          >
            {t('quote.one')}
          </ButtonLink>
        </td>
      ))}
    </tr>
  );
}
