import { ComparePanel } from '#web/design/compare-panel/compare-panel.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The id of the panel that links to the comparison open by script. */
export const comparePanel = 'compare-panel';

/** CMP-01: the basket, on every page. */
export function ComparisonPanel() {
  const { locale, toMain, texts } = usePageContext();
  const t = texts('comparison');
  return (
    <ComparePanel
      id={comparePanel}
      page={toMain('/compare')}
      products={toMain('/products')}
      source={`/api/comparison?locale=${locale.urlCode}`}
      labels={{
        title: t('title'),
        close: texts('frame')('close'),
        empty: t('panel.empty'),
        choose: t('empty.action'),
        open: t('panel.open'),
        remove: t('panel.remove', { name: '{name}' }),
        clear: t('panel.clear'),
        gone: t('panel.gone'),
        failed: t('panel.failed'),
      }}
    />
  );
}
