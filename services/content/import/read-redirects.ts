import type { ReportProblem } from '#services/foundation/seed-files/problem.ts';
import { fieldsOf } from '#services/foundation/seed-files/seed-fields.ts';
import { readYamlList } from '#services/foundation/seed-files/yaml-file.ts';
import type { Redirect } from '../redirect/redirect.ts';

/** Reads redirects.yaml: the redirects of each site, by its key. */
export async function readRedirects(
  directory: string,
  sites: readonly string[],
  report: ReportProblem,
): Promise<Map<string, Redirect[]>> {
  const redirects = new Map<string, Redirect[]>(sites.map((site) => [site, []]));
  for (const entry of await readYamlList(directory, 'redirects.yaml', report)) {
    const fields = fieldsOf(entry, 'redirects.yaml', String(entry.previousUrl), report);
    const site = fields.textOr('site', 'main');
    const ofSite = redirects.get(site);
    if (!ofSite) fields.report('site', `"${site}" is no site`);
    ofSite?.push({
      previousUrl: fields.text('previousUrl'),
      target: fields.text('target'),
      status: Number(fields.textOr('status', '301')),
    });
    fields.done();
  }
  return redirects;
}
