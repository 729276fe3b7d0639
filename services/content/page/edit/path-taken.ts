import { GraphQLError } from 'graphql';
import { ofPage, type PageChange, refused } from './page-change.ts';

/** That another page has the address is found by a constraint of the table, after everything else; then nothing is saved. */
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
