import { badInput } from '#services/foundation/bad-input.ts';
import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { getCursor, getLength, partsOfCursor } from '../arguments.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { inWantedLanguage } from '../language/parse-languages.ts';
import { LinkType } from '../link/link.graphql.ts';
import { deliverLink, isId } from '../link/link.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../page-info.graphql.ts';
import { type NewsRow, newestNews } from './find-news.ts';

const NewsItem = builder.objectRef<NewsRow>('NewsItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    publicationDate: t.expose('publicationDate', { type: 'DateTime' }),
    title: t.string({ resolve: ({ title }, _, { languages }) => inWantedLanguage(title, languages) ?? '' }),
    text: t.string({
      nullable: true,
      resolve: ({ text }, _, { languages }) => inWantedLanguage(text, languages) ?? null,
    }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages, openAddress) : null;
      },
    }),
    link: t.field({
      type: LinkType,
      nullable: true,
      async resolve({ link }, _, reader) {
        if (!link) return null;
        const page = link.page ? await reader.teaser(link.page, reader.view('PUBLISHED', null)) : undefined;
        return deliverLink(link, null, page ?? null);
      },
    }),
  }),
});

const cursor = ({ moment, id }: NewsRow) => getCursor(moment, id);

const NewsEdge = builder.objectRef<NewsRow>('NewsEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: cursor }),
    node: t.field({ type: NewsItem, resolve: (item) => item }),
  }),
});

type News = { edges: NewsRow[]; pageInfo: PageInfo };

const NewsConnection = builder.objectRef<News>('NewsConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [NewsEdge] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('newsFeed', (t) =>
  t.field({
    type: NewsConnection,
    description: 'STO-03: newest first.',
    args: { first: t.arg.int({ defaultValue: 10 }), after: t.arg.string() },
    async resolve(_, args, { connection, languages }): Promise<News> {
      const first = getLength(args.first, 10, 50);
      const found = await newestNews(
        connection,
        languages,
        first + 1,
        args.after ? findPlace(args.after) : undefined,
      );
      const edges = found.slice(0, first);
      return { edges, pageInfo: getPageInfo(found.length > first, edges, cursor) };
    },
  }),
);

function findPlace(after: string): { moment: string; id: string } {
  const [moment = '', id = ''] = partsOfCursor(after, 2);
  if (
    !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.:+-]*$/.test(moment) ||
    Number.isNaN(Date.parse(moment)) ||
    !isId(id)
  ) {
    throw badInput('Is not a cursor of this list.', 'after');
  }
  return { moment, id };
}
