import { GraphQLError } from 'graphql';
import { ofPage, type PageChange, refused } from './page-change.ts';

/** Two pages at one address violate a constraint of the table, which is checked last; nothing is saved then. */
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

/** Undefined: it is another error. */
function takenPath(error: unknown): string | undefined {
  const taken = error instanceof GraphQLError ? error.extensions.takenPath : undefined;
  return typeof taken === 'string' ? taken : undefined;
}
