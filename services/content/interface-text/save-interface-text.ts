import type { Pool } from 'pg';
import { maxOwnTextLength } from '#contracts/content/interface-texts.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../changes.ts';
import { noteRevision } from '../record/record-revisions.ts';
import { countTexts, findText, resetText, type TextPlace, writeText } from './interface-texts.ts';

/** Own texts of one site; a larger number would be a translation of its own. */
const maxTexts = 3000;

type Saving = TextPlace & {
  /** Null: back to the text of the interface. */
  text: string | null;
  /** The own text that the editor saw before the change. */
  before: string | null;
  by: string;
};

/** `text` is what is stored now. `isConflict`: it was not saved, since somebody else changed it meanwhile. */
export type SavedText = { text: string | null; isConflict: boolean };

const lock = statement<never>(
  'content_lock_interface_texts',
  "SELECT pg_advisory_xact_lock(hashtextextended('content/interface-text', 0))",
);

const site = statement<{ id: string }, { siteId: string }>(
  'content_site_of_interface_text',
  'SELECT id::text FROM content.site WHERE id = :siteId::uuid',
);

/**
 * Saves or removes a site's own text, unless somebody else has changed it meanwhile.
 * @throws BAD_USER_INPUT for a text that is not allowed, and for more texts than a site may have
 */
export function saveInterfaceText(pool: Pool, { text, before, by, ...place }: Saving): Promise<SavedText> {
  if (text !== null && (text.trim() === '' || text.length > maxOwnTextLength || !text.isWellFormed()))
    throw badInput(`Must have 1 to ${maxOwnTextLength} characters.`, 'text');
  return inTransaction(pool, async (connection) => {
    await lock(connection);
    if ((await site(connection, { siteId: place.siteId })).length === 0)
      throw badInput('There is no such site.', 'siteId');
    const now = await findText(connection, place);
    if (now === text) return { text, isConflict: false };
    if (now !== before) return { text: now, isConflict: true };
    if (text === null) await resetText(connection, place);
    else {
      if (now === null && (await countTexts(connection, place)) >= maxTexts)
        throw badInput(`A site has at most ${maxTexts} texts of its own in a language.`, 'text');
      await writeText(connection, { ...place, text, by });
    }
    await noteRevision(connection, 'interfaceText', historyId(place), {
      by,
      what: text === null ? 'removed' : 'saved',
      data: text === null ? null : { text },
    });
    // Own texts are cached with the navigation in the frame of the site's pages.
    await notifyChanges(connection, ['system', `navigation:${place.siteId}`]);
    return { text, isConflict: false };
  });
}

/** The id of its history. */
export function historyId({ siteId, language, message }: TextPlace): string {
  return `${siteId}/${language}/${message}`;
}
