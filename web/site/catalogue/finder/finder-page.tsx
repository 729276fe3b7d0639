import type { MetaDescriptor } from 'react-router';
import { readLead, readUnits } from '#contracts/fit/lead-address.ts';
import { Section } from '#web/design/section/section.tsx';
import { getMessages } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { Finder } from '#web/islands/finder/finder.tsx';
import type { FinderStart } from '#web/islands/finder/finder-start.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { Island } from '#web/site/render/island.tsx';
import { finderPath, fitPath, overviewPath } from '#web/site/visit/catalogue-address.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { localizedPath, mainPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { redirectTo } from '#web/site/visit/stored-redirects.ts';
import { listHead } from '../head.ts';
import type { Route } from './+types/finder-page.ts';
import { loadMachines } from './machines.ts';

/**
 * CAT-07: a lead, read from the address, and the machines that make it. Responds with 503 when the product
 * back end is unavailable.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const home = mainPath(visit, finderPath);
  if (home !== localizedPath(visit, finderPath)) throw redirectTo(home + url.search, 301);
  const t = translator(visit.locale.language, 'finder');
  const products = translator(visit.locale.language, 'catalogue')('products');
  const steps = [
    { name: products, path: overviewPath('product') },
    { name: t('name'), path: finderPath },
  ];
  const frame: FrameData = {
    theme: visit.site.theme,
    breadcrumb: [
      { title: products, href: mainPath(visit, overviewPath('product')) },
      { title: t('name'), href: '' },
    ],
    content: null,
  };
  const filters = { brands: [], capabilities: [], ranges: new Map(), page: 1 };
  const meta: MetaDescriptor[] = listHead(
    { path: finderPath, title: t('name'), description: t('lead'), image: undefined, filters, steps },
    visit,
  );
  return {
    frame,
    meta,
    lead: readLead(url.searchParams),
    units: readUnits(url.searchParams),
    machines: await loadMachines(context.get(productsContext), visit),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FinderPage({ loaderData: { lead, units, machines } }: Route.ComponentProps) {
  const { toMain, locale, site, path, measurementSystem } = usePageContext();
  const start: FinderStart = {
    locale,
    lead,
    units: units ?? (measurementSystem === 'Imperial' ? 'imperial' : 'metric'),
    machines,
    addresses: {
      page: toMain(finderPath),
      compare: toMain('/compare'),
      enquiry: toMain('/forms/contact'),
      products: toMain(overviewPath('product')),
      fit: toMain(fitPath),
    },
    preferences: {
      action: '/api/preferences',
      fields: { site: site.id, locale: locale.urlCode, path },
    },
    messages: { finder: getMessages(locale.language, 'finder') },
  };
  return (
    <Section spacing="tight">
      <Island name="finder" start={start}>
        <Finder start={start} />
      </Island>
    </Section>
  );
}
