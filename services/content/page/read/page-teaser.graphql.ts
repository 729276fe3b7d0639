import type { PageTeaser } from '#contracts/content/values.ts';
import { builder } from '../../builder.ts';
import { ImageType } from '../../file/file.graphql.ts';

export const PageTypeEnum = builder.enumType('PageType', {
  values: ['CONTENT', 'MEDIA_RELEASE', 'STORY', 'SYSTEM'] as const,
});

export const PageTeaserType = builder.objectRef<PageTeaser>('PageTeaser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    url: t.exposeString('url'),
    type: t.expose('type', { type: PageTypeEnum }),
    title: t.exposeString('title'),
    lead: t.exposeString('lead', { nullable: true }),
    language: t.exposeString('language', { description: 'Of the title and the lead.' }),
    adhoc: t.exposeBoolean('adhoc', {
      description: 'STO-02: published under the ad hoc rules of the exchange.',
    }),
    category: t.exposeString('category', { nullable: true }),
    publicationDate: t.expose('publicationDate', { type: 'DateTime', nullable: true }),
    image: t.expose('image', { type: ImageType, nullable: true }),
  }),
});
