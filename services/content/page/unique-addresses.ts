import { GraphQLError } from 'graphql';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Stage } from '../page-view.ts';

const shared = statement<{ path: string }, { stage: string; pageIds: readonly string[] }>(
  'content_shared_addresses',
  `SELECT v.path FROM content.page_version v
   JOIN content.page_version other ON other.site_id = v.site_id AND other.stage = v.stage AND other.path = v.path
     AND other.page_id <> v.page_id AND other.countries && v.countries
   WHERE v.stage = :stage AND v.page_id = ANY(:pageIds) LIMIT 1`,
);

/**
 * Does `write` and sees to it that afterwards every reader finds one page at an address: one page for all countries,
 * and one for each country.
 * @throws BAD_USER_INPUT when another page is there already
 */
export async function withUniqueAddresses(
  connection: Connection,
  stage: Stage,
  pageIds: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> {
  await write().catch((error) => {
    // The index holds also against someone who publishes at the same moment.
    if (error?.constraint === 'page_version_universal_path')
      throw pathTaken(/, ([^,]*)\) already/.exec(error.detail)?.[1]);
    throw error;
  });
  const [conflict] = await shared(connection, { stage, pageIds });
  if (conflict) throw pathTaken(conflict.path);
}

function pathTaken(path = ''): GraphQLError {
  return new GraphQLError(`Another page is already at ${path}.`, {
    extensions: { code: 'BAD_USER_INPUT', field: 'path', takenPath: path },
  });
}
