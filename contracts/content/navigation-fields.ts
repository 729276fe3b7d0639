import { choice, flag, image, link } from './fields.ts';
import { countries, entries, formatted, group, labelledLink, theme, words } from './record-fields.ts';

/** NAV-01, NAV-02. Without a link an entry is a heading. */
const entry = {
  title: words({ required: true }),
  link: link(),
  slug: formatted('slug'),
  linkTitle: words(),
  breadcrumbOverride: words(),
  countries: countries(),
  hidden: flag(),
  hiddenSubItems: flag(),
  hiddenInNextRelease: flag(),
};
const section = { title: words(), slug: formatted('slug') };
const most = { max: 40 };

const third = entries(entry, most);
const second = entries(
  { ...entry, items: third, sections: entries({ ...section, items: third }, most) },
  most,
);
const first = entries(
  {
    ...entry,
    items: second,
    sections: entries({ ...section, items: second }, most),
    marketing: group({
      title: words(),
      text: words({ lines: 'many', maxLength: 400 }),
      logo: image(),
      backgroundColor: choice('Dark_White', 'White', 'Accent'),
      link: labelledLink(),
    }),
  },
  most,
);

/** Header and footer of a site, in three levels. A site that lacks one of them is shown to nobody. */
export const navigationFields = {
  header: group({ theme: theme(), hidden: flag(), items: first }),
  footer: group({
    theme: theme(),
    text: words({ lines: 'many', maxLength: 400 }),
    contactLink: labelledLink(),
    sections: entries({ ...section, items: third }, most),
  }),
};
