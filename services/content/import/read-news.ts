import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf } from '#seed/schema/seed-fields.ts';
import { isObject, readYamlList } from '#seed/schema/yaml-file.ts';
import type { NewsItem } from '../news/save-news.ts';
import { type Names, readLink } from './seed-links.ts';
import { stableId } from './stable-id.ts';

/** Reads news.yaml: what the news feed panel shows (STO-03). Links name pages of the main site. */
export async function readNews(directory: string, names: Names, report: ReportProblem): Promise<NewsItem[]> {
  const entries = await readYamlList(directory, 'news.yaml', report);
  return entries.map((entry) => {
    const fields = fieldsOf(entry, 'news.yaml', String(entry.key), report);
    const publicationDate = new Date(fields.text('date'));
    if (Number.isNaN(publicationDate.getTime())) fields.report('date', 'must be a date and time');
    const image = fields.textOr('image', undefined);
    const file = image && names.file(image);
    if (image && !file) fields.report('image', `names the file "${image}", which files.yaml does not have`);
    const given = fields.take('link');
    const link = isObject(given) ? readLink(given, 'main', names) : null;
    if (typeof link === 'string') fields.report('link', link);
    const item: NewsItem = {
      id: stableId('news', fields.text('key')),
      publicationDate: Number.isNaN(publicationDate.getTime()) ? '' : publicationDate.toISOString(),
      title: fields.texts('title'),
      text: fields.texts('text'),
      image: file ?? null,
      link: typeof link === 'string' ? null : link,
    };
    fields.done();
    return item;
  });
}
