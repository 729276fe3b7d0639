import * as v from 'valibot';
import { navigationFields } from '#contracts/content/navigation-fields.ts';
import { getList, textByLanguage } from '../values.ts';
import { createLink, targetFields } from './link.ts';
import { type KnownNames, schemasOfRecord } from './record.ts';

/** Header and footer of a site, in navigation/{site}.yaml. An entry contains its target directly. */

const { items: firstLevel, ...headerFields } = navigationFields.header.fields;
const { contactLink: _, sections: footerSections, ...footerFields } = navigationFields.footer.fields;
const { link: _link, items: _items, sections: _sections, marketing, ...entryFields } = firstLevel.fields;
const { items: _entries, ...sectionFields } = footerSections.fields;
const { link: _target, ...marketingFields } = marketing.fields;

const labelledLink = v.nullish(createLink({ text: v.nullish(textByLanguage) }));

export function navigation(known: KnownNames) {
  const entry = {
    ...schemasOfRecord(entryFields, known),
    ...targetFields,
    /** The target window. */
    target: v.nullish(v.picklist(['_blank'])),
    marketing: v.nullish(v.strictObject({ ...schemasOfRecord(marketingFields, known), link: labelledLink })),
  };
  const section = schemasOfRecord(sectionFields, known);
  const item: v.GenericSchema<unknown, SeedItem<typeof entry, typeof section>> = v.strictObject({
    ...entry,
    items: getList(v.lazy(() => item)),
    sections: getList(v.strictObject({ ...section, items: getList(v.lazy(() => item)) })),
  });
  const items = getList(item);
  return v.strictObject({
    header: v.nullish(v.strictObject({ ...schemasOfRecord(headerFields, known), items })),
    footer: v.nullish(
      v.strictObject({
        ...schemasOfRecord(footerFields, known),
        contactLink: labelledLink,
        sections: getList(v.strictObject({ ...section, items })),
      }),
    ),
  });
}

type Output<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;
type SeedItem<Entry extends v.ObjectEntries, Section extends v.ObjectEntries> = Output<Entry> & {
  items: SeedItem<Entry, Section>[];
  sections: (Output<Section> & { items: SeedItem<Entry, Section>[] })[];
};

type Navigation = v.InferOutput<ReturnType<typeof navigation>>;
export type SeedHeader = NonNullable<Navigation['header']>;
export type SeedFooter = NonNullable<Navigation['footer']>;
export type SeedNavigationItem = SeedHeader['items'][number];
export type SeedSection = SeedFooter['sections'][number];
