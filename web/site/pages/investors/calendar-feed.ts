import { data } from 'react-router';
import { parseSwissTime } from '#web/i18n/format/swiss-time.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { hreflang } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { absolute, localizedPath, pageHref } from '#web/site/visit/links.ts';
import { loadPage } from '../page-query.ts';
import type { Route } from './+types/calendar-feed.ts';
import { calendarPath } from './financial-dates.ts';
import { icalendar } from './icalendar.ts';

/**
 * STO-04, INV-01: the financial dates as a calendar feed. Responds with 404 where the site has no such dates.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { site, locale } = visit;
  const [page] = await Promise.all([
    loadPage(context.get(contentContext), { siteId: site.id, path: calendarPath, country: locale.country }),
    loadLanguage(locale.language),
  ]);
  const block = page?.blocks.find(({ type, language }) => type === 'financialCalendar' && !language);
  if (!page || block?.type !== 'financialCalendar' || page.protection !== 'none') {
    throw data(null, { status: 404 });
  }
  const t = translator(locale.language, 'investors');
  const address = absolute(visit, localizedPath(visit, calendarPath));
  const text = icalendar({
    name: t('calendar.name', { company: site.name }),
    description: page.description ?? page.title,
    address,
    language: hreflang(locale),
    changed: new Date(page.updatedAt),
    events: block.items.map((item) => ({
      uid: `${item.id}.${block.id}@${new URL(address).hostname}`,
      title: item.title ? `${site.name}: ${item.title}` : site.name,
      start: parseSwissTime(item.date, item.start) ?? item.date,
      end: parseSwissTime(item.date, item.end),
      place: item.place ?? undefined,
      description: item.result ?? undefined,
      address: item.link?.page ? absoluteHref(pageHref(visit, item.link.page), address) : address,
    })),
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="financial-calendar.ics"',
    },
  });
}

function absoluteHref(href: string, base: string): string {
  return new URL(href, base).href;
}
