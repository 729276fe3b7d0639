import { CompareCount } from '#web/design/compare-panel/compare-panel.tsx';
import { SideButtons } from '#web/design/side-buttons/side-buttons.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { comparePanel } from './comparison-panel.tsx';
import { contactPanel } from './contact-panel.tsx';

/** NAV-10: links to an expert and to the comparison, at the edge of every page. */
export function QuickContact() {
  const { toMain, texts } = usePageContext();
  const t = texts('frame');
  return (
    <SideButtons
      label={t('sideButtons')}
      buttons={[
        { icon: 'mail', label: t('expert'), href: toMain('/contact'), opens: contactPanel },
        {
          icon: 'compare',
          label: t('compare'),
          href: toMain('/compare'),
          opens: comparePanel,
          badge: <CompareCount />,
        },
      ]}
    />
  );
}
