import {
  choice,
  countries,
  flag,
  formatted,
  group,
  image,
  labelledLink,
  link,
  list,
  text,
  theme,
} from './fields.ts';

/** NAV-01, NAV-02. Without a link an entry is a heading. */
const entry = {
  title: text({ required: true }),
  link: link(),
  slug: formatted('slug'),
  linkTitle: text(),
  breadcrumbOverride: text(),
  countries: countries(),
  hidden: flag(),
  hiddenSubItems: flag(),
  hiddenInNextRelease: flag(),
};
const section = { title: text(), slug: formatted('slug') };
const limit = { max: 40 };

const third = list(entry, limit);
const second = list({ ...entry, items: third, sections: list({ ...section, items: third }, limit) }, limit);
const first = list(
  {
    ...entry,
    items: second,
    sections: list({ ...section, items: second }, limit),
    marketing: group({
      title: text(),
      text: text({ lines: 'many', maxLength: 400 }),
      logo: image(),
      backgroundColor: choice('Dark_White', 'White', 'Accent'),
      link: labelledLink(),
    }),
  },
  limit,
);

/** Header and footer of a site, in three levels. A site that lacks one of them is shown to nobody. */
export const navigationFields = {
  header: group({ theme: theme(), hidden: flag(), items: first }),
  footer: group({
    theme: theme(),
    text: text({ lines: 'many', maxLength: 400 }),
    contactLink: labelledLink(),
    sections: list({ ...section, items: third }, limit),
  }),
};
