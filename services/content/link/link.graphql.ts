import type { Link, PageReference } from '#contracts/content/values.ts';
import { builder } from '../builder.ts';

const LinkKind = builder.enumType('LinkKind', {
  values: ['ACTION', 'EXTERNAL', 'PAGE', 'PATH', 'PRODUCT', 'SERVICE'] as const,
});

export const PageReferenceType = builder.objectRef<PageReference>('PageReference').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    url: t.exposeString('url'),
    title: t.exposeString('title'),
  }),
});

export const LinkType = builder.objectRef<Link>('Link').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: LinkKind }),
    text: t.exposeString('text', { nullable: true }),
    openInNewTab: t.exposeBoolean('openInNewTab'),
    page: t.expose('page', { type: PageReferenceType, nullable: true }),
    pageParameters: t.exposeString('pageParameters', { nullable: true }),
    path: t.exposeString('path', { nullable: true }),
    href: t.exposeString('href', { nullable: true }),
    slug: t.exposeString('slug', { nullable: true }),
    action: t.exposeString('action', { nullable: true }),
  }),
});
