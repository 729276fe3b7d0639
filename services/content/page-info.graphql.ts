import { builder } from './builder.ts';

/** The paging information of a list. */
export type PageInfo = { hasNextPage: boolean; endCursor: string | null };

export const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
  }),
});

export function getPageInfo<Entry>(
  hasNextPage: boolean,
  entries: readonly Entry[],
  cursor: (entry: Entry) => string,
): PageInfo {
  const last = entries.at(-1);
  return { hasNextPage, endCursor: last === undefined ? null : cursor(last) };
}
