import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../web/site/routes.ts';
import type { Chance } from './chance.ts';

/** Values for the parameters of an address, some of them existing. */
const known: Readonly<Record<string, readonly string[]>> = {
  locale: ['en', 'de-ch', 'zh', 'fr-de', 'xx', 'EN', 'zz-zz'],
  file: ['x.json', '..', 'main-en.xml', 'latest.json'],
  form: ['contact', 'supportRequest', 'storyFeedback', 'whitepaper', 'constructor'],
  person: ['mara-keller', 'a'.repeat(300)],
  call: ['state', 'start', 'reset', 'toString'],
  view: ['public', 'editor', '__proto__'],
  feed: ['rss', 'atom', 'feed'],
};

/** Segments that no address of ours has; all of them are accepted by the HTTP server. */
const oddSegments = [
  'a'.repeat(300),
  '%C4%80',
  '%F0%9F%92%A5',
  '%E4%B8%AD',
  '%01',
  '%25',
  '%2e%2e',
  '%5c',
  '%2F',
  'NaN',
  '-1',
  '__proto__',
  'constructor',
  "'",
  'ABC_def!',
  'a.b',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'index.html',
  '_payload.json',
];

const oddQueries = [
  '?after=NaN',
  '?after=eyJhIjoxfQ',
  '?after=%F0%9F%92%A5',
  '?page=-1',
  '?page=1e999',
  '?page=99999999999999999999',
  '?page=%00',
  '?cache=clear',
  '?cache=false',
  '?direct',
  '?testing=true&nextRelease=maybe',
  '?preview=x',
  '?preview=v1.1.x',
  '?q=%C3%28',
  `?q=${'x'.repeat(3000)}`,
  '?q=%EF%BF%BF&type=constructor',
  '?brand=%F0%9F%92%A5&capability=__proto__&capability=a',
  '?units=Kelvin',
  '?area=__proto__&length=1e309&end1=constructor&end2=&colour=%F0%9F%92%A5&od=-1',
  '?lang=xx&stage=NOPE',
  '?l=%ff&dl=true',
  '?order=%7B%22__proto__%22%3A1%7D',
  '?backend=constructor',
  '?goto=//evil.example&suspendedId=x',
  '?a=b&a=c&a[]=d&a[b]=e',
  '?=&&=&',
  '?code=x&state=y',
  '?code=a&code=b&state=',
  '?_routes=root',
  '?index',
  '?product=%00',
  '?locale=en&site=x&wanted=de-CH&path=%5C%5Ce',
  '?variant=x&measurement=Kelvin',
  '?type=adhoc&category=NaN&year=-1',
  '?items=a%23b,%23,,',
];

/** The addresses besides the pages, as in `server/mounts/mounts.ts`. */
export const mountPaths = [
  '/healthz',
  '/readyz',
  '/api/editor-status',
  '/image/*',
  '/image/placeholder/1180-fit-90.webp',
  '/media/*',
  '/file/*',
  '/api/editor-catalogue',
  '/api/editor-upload',
  '/api/editor-upload/*',
  '/api/whitepaper/*',
  '/graphql',
  '/graphql/*',
  '/graphql/content',
  '/graphql/products',
  '/graphql/support',
  '/graphql/accounts',
  '/api/search/search',
  '/api/search/suggest',
  '/api/search/*',
  '/api/unsubscribe/*',
  '/catalogue.csv',
  '/catalogue.csv/*',
  '/catalogue.bmecat.zip',
  '/mcp',
  '/mcp/*',
  '/api/catalogue/*',
  '/api/catalogue/v1/openapi.json',
  '/api/catalogue/v1/classes',
  '/api/catalogue/v1/attributes',
  '/api/catalogue/v1/machines',
  '/api/catalogue/v1/machines/*',
  '/api/catalogue/v1/units/convert',
  '/api/downloads/*',
  '/api/tickets-events',
  '/api/enquiry-uploads',
  '/api/enquiry-uploads/*',
  '/api/uploads',
  '/api/uploads/*',
  '/api/release-uploads',
  '/api/release-uploads/*',
  '/api/attachments/*',
  '/api/inbound-mail',
  '/am/*',
  '/am/json/realms/root/realms/alpha/authenticate',
  '/am/json/realms/root/realms/alpha/sessions',
  '/am/json/realms/root/realms/alpha/serverinfo/*',
  '/am/oauth2/realms/root/realms/alpha/authorize',
  '/am/oauth2/realms/root/realms/alpha/access_token',
  '/am/oauth2/realms/root/realms/alpha/userinfo',
  '/am/oauth2/realms/root/realms/alpha/connect/endSession',
  '/am/oauth2/realms/root/realms/alpha/token/revoke',
  '/am/oauth2/realms/root/realms/alpha/.well-known/openid-configuration',
  '/am/oauth2/realms/root/realms/alpha/connect/jwk_uri',
];

/** Every route of the site, as in `web/site/routes.ts`: `/:locale/products/*`. */
export const routePaths: readonly string[] = [...new Set(flat(routes, ''))];

function flat(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined || index ? [here] : [];
    return [...own, ...flat(children ?? [], here)];
  });
}

/** An address of a route, with something odd for each parameter. */
export function addressOf(pattern: string, chance: Chance): string {
  const { pick, percent } = chance;
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return Array.from({ length: pick([0, 1, 1, 2, 3]) }, () => pick(oddSegments)).join('/');
    const named = /^:(\w+)(\?)?(\..*)?$/.exec(part);
    if (!named) return part;
    const [, name = '', , suffix = ''] = named;
    const there = known[name];
    return (there && percent(name === 'locale' ? 90 : 50) ? pick(there) : pick(oddSegments)) + suffix;
  });
  const path = parts.join('/') || '/';
  const ending = percent(85)
    ? ''
    : pick(['.data', '/_payload.json', '/', '.data?_routes=root', '/index.html']);
  return path + ending + (ending.includes('?') || percent(55) ? '' : pick(oddQueries));
}
