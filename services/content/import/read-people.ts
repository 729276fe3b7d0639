import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf } from '#seed/schema/seed-fields.ts';
import { readYamlList } from '#seed/schema/yaml-file.ts';
import type { Contact } from '../contact/save-contacts.ts';
import type { Names } from './seed-links.ts';
import { stableId } from './stable-id.ts';

/** Reads contacts.yaml: the people whom readers of stories and releases can ask. */
export async function readContacts(
  directory: string,
  names: Pick<Names, 'file'>,
  report: ReportProblem,
): Promise<Contact[]> {
  const entries = await readYamlList(directory, 'contacts.yaml', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'contacts.yaml', String(entry.slug), report);
    const slug = fields.text('slug');
    const image = fields.textOr('image', undefined);
    const file = image && names.file(image);
    if (image && !file) fields.report('image', `names the file "${image}", which files.yaml does not have`);
    const contact = {
      id: stableId('contact', slug),
      slug,
      name: fields.text('name'),
      role: fields.texts('role'),
      email: fields.textOr('email', null),
      phone: fields.textOr('phone', null),
      image: file ?? null,
      sortIndex,
    };
    fields.done();
    return contact;
  });
}

/** The id of a contact by slug; undefined: there is none. */
export function contactNames(contacts: readonly Contact[]): Names['contact'] {
  const ids = new Map(contacts.map(({ slug, id }) => [slug, id]));
  return (slug) => ids.get(slug);
}
