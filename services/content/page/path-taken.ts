import { GraphQLError } from 'graphql';
import { ofPage, type PageChange, refused } from './page-change.ts';

/** Another page at an address is found out by the tables, after everything else; then nothing is kept. */
export async function unlessPathTaken(
  pageId: string,
  revision: number,
  work: () => Promise<PageChange>,
): Promise<PageChange> {
  try {
    return await work();
  } catch (error) {
    const path = takenPath(error);
    if (path === undefined) throw error;
    return refused(pageId, revision, [ofPage('path', 'pathTaken', { path })]);
  }
}

/** Undefined: something else went wrong. */
function takenPath(error: unknown): string | undefined {
  const taken = error instanceof GraphQLError ? error.extensions.takenPath : undefined;
  return typeof taken === 'string' ? taken : undefined;
}
