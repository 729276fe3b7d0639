import { type Grant, maxGrantedSites, maxGrants, type Role, roles } from '#contracts/editing/roles.ts';
import { languages } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { isId } from '../../link/link.ts';

/** How grants are stored, and which of them make sense (0118). */

/** SQL: the grants of an editor as JSON. */
export const grantsOf = (editorId: string) => `coalesce((
    SELECT json_agg(json_build_object('role', g.role, 'sites', g.sites, 'languages', g.languages) ORDER BY g.place)
    FROM content.editor_grant g WHERE g.editor_id = ${editorId}
  ), '[]')`;

const drop = statement<never, { editorId: string }>(
  'content_drop_grants',
  'DELETE FROM content.editor_grant WHERE editor_id = :editorId',
);
const insert = statement<never, { editorId: string; grants: string }>(
  'content_insert_grants',
  `INSERT INTO content.editor_grant (editor_id, place, role, sites, languages)
   SELECT :editorId, g.place, g.role, g.sites, g.languages
   FROM jsonb_to_recordset(:grants) AS g (place integer, role text, sites uuid[], languages text[])
   WHERE NOT EXISTS (SELECT FROM content.editor_grant WHERE editor_id = :editorId)`,
);

/** Replaces the grants of an editor. */
export async function replaceGrants(
  connection: Connection,
  editorId: string,
  grants: readonly Grant[],
): Promise<void> {
  await drop(connection, { editorId });
  await addGrants(connection, editorId, grants);
}

/** Gives a new editor grants; one who has some keeps them. */
export async function addGrants(
  connection: Connection,
  editorId: string,
  grants: readonly Grant[],
): Promise<void> {
  const placed = grants.map((grant, place) => ({ place, ...grant }));
  await insert(connection, { editorId, grants: JSON.stringify(placed) });
}

type Sent = { role: Role; sites?: readonly string[] | null; languages?: readonly string[] | null };

/**
 * Grants as a caller sent them.
 * @throws BAD_USER_INPUT for too many, for a limit that the role does not have, and for one that holds nothing
 */
export function grantsArgument(sent: readonly Sent[]): Grant[] {
  if (sent.length > maxGrants) throw badInput(`Must be at most ${maxGrants} grants.`, 'grants');
  return sent.map(({ role, sites, languages: words }) => {
    const { bySite, byLanguage } = roles[role];
    if ((sites && !bySite) || (words && !byLanguage))
      throw badInput('The role is one for all sites and languages.', 'grants');
    if (sites && !isSome(sites, maxGrantedSites, isId)) throw badInput('Must be ids of sites.', 'grants');
    if (words && !isSome(words, languages.length, isLanguage))
      throw badInput('Must be language codes.', 'grants');
    return { role, sites: sites ? [...new Set(sites)] : null, languages: words ? [...new Set(words)] : null };
  });
}

function isSome(values: readonly string[], max: number, isOne: (value: string) => boolean): boolean {
  return values.length > 0 && values.length <= max && values.every(isOne);
}

function isLanguage(value: string): boolean {
  return (languages as readonly string[]).includes(value);
}
