import { sendRequest } from '../send-request.ts';
import { originOf } from '../site.ts';

/** Queries a back end at its address, as other programs do. */
export async function query<Data>(
  origin: string,
  backEnd: string,
  text: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Readonly<Record<string, string>> } = {},
): Promise<Data> {
  const answer = await sendRequest(`${origin}/graphql/${backEnd}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text, variables }),
  });
  return (JSON.parse(answer.text) as { data: Data }).data;
}

/** The id of a site of the sample by its slug; the main site has none. */
export async function findSite(slug: string): Promise<string> {
  type Data = { sites: { id: string; slug: string }[] };
  const { sites } = await query<Data>(originOf('main'), 'content', '{ sites { id slug } }');
  return sites.find((site) => site.slug === slug)!.id;
}

/** The id of a published page. */
export async function findPage(slug: string, path: string): Promise<string> {
  const { page } = await query<{ page: { id: string } | null }>(
    originOf('main'),
    'content',
    'query page($siteId: ID!, $path: String!) { page(siteId: $siteId, path: $path, country: "ALL") { id } }',
    { variables: { siteId: await findSite(slug), path } },
  );
  if (!page) throw new Error(`There is no page ${path} on ${slug}`);
  return page.id;
}
