import type { MetaDescriptor } from 'react-router';
import { Section } from '#web/design/section/section.tsx';
import { getMessages } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { Fit } from '#web/islands/fit/fit.tsx';
import type { FitStart } from '#web/islands/fit/fit-start.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { Island } from '#web/site/render/island.tsx';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { finderPath, fitPath, overviewPath } from '#web/site/visit/catalogue-address.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { localizedPath, mainPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { redirectTo } from '#web/site/visit/stored-redirects.ts';
import { loadMachines } from '../finder/machines.ts';
import { listHead } from '../head.ts';
import type { Route } from './+types/fit-page.ts';

/**
 * CAT-07: the page where the browser reads a harness. Responds with 503 when the product back end is
 * unavailable.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const home = mainPath(visit, fitPath);
  if (home !== localizedPath(visit, fitPath)) throw redirectTo(home + url.search, 301);
  const t = translator(visit.locale.language, 'fit');
  const products = translator(visit.locale.language, 'catalogue')('products');
  const frame: FrameData = {
    theme: visit.site.theme,
    breadcrumb: [
      { title: products, href: mainPath(visit, overviewPath('product')) },
      { title: t('name'), href: '' },
    ],
    content: null,
  };
  const steps = [
    { name: products, path: overviewPath('product') },
    { name: t('name'), path: fitPath },
  ];
  const filters = { brands: [], capabilities: [], ranges: new Map(), page: 1 };
  const meta: MetaDescriptor[] = listHead(
    { path: fitPath, title: t('title'), description: t('lead'), image: undefined, filters, steps },
    visit,
  );
  context.get(responseNotes).readsFiles = true;
  return { frame, meta, machines: await loadMachines(context.get(productsContext), visit) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FitPage({ loaderData: { machines } }: Route.ComponentProps) {
  const { toMain, locale, measurementSystem } = usePageContext();
  const start: FitStart = {
    locale,
    units: measurementSystem === 'Imperial' ? 'imperial' : 'metric',
    machines,
    addresses: {
      page: toMain(fitPath),
      compare: toMain('/compare'),
      enquiry: toMain('/forms/contact'),
      finder: toMain(finderPath),
    },
    messages: {
      fit: getMessages(locale.language, 'fit'),
      finder: getMessages(locale.language, 'finder'),
    },
  };
  return (
    <Section spacing="tight">
      <Island name="fit" start={start}>
        <Fit start={start} />
      </Island>
    </Section>
  );
}
