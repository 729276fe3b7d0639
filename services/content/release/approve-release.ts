import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { noteStep } from '../revision/note-revision.ts';
import { noteRelease } from './note-release.ts';
import { requestApproval } from './request-approval.ts';

export type Draft = { type: string; adhoc: boolean; isOut: boolean; fingerprint: string };

/** Everything of a draft that readers will see, except its moment, which is set when it is scheduled. */
const findDraft = statement<Draft, { pageId: string }>(
  'content_release_draft',
  `SELECT v.type, v.adhoc, EXISTS (
       SELECT FROM content.page_version live
       WHERE live.page_id = v.page_id AND live.stage = 'PUBLISHED'
         AND (live.publication_date IS NULL OR live.publication_date <= now())
     ) AS "isOut",
     md5(ROW(v.path, v.type, v.countries, v.protection, v.image, v.category, v.adhoc, v.contacts, v.products, v.blocks, (
       SELECT string_agg(ROW(language, title, navigation_title, description, lead, texts)::text, '' ORDER BY language)
       FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
     ))::text) AS fingerprint
   FROM content.page_version v
   WHERE v.page_id = :pageId AND v.stage = 'DRAFT' AND v.type IN ('MEDIA_RELEASE', 'STORY')
   FOR UPDATE`,
);

type Approval = { submittedBy: string; approvedBy: string | null; fingerprint: string };

const approvalOf = statement<Approval, { pageId: string }>(
  'content_approval',
  `SELECT submitted_by AS "submittedBy", approved_by AS "approvedBy", fingerprint
   FROM content.approval WHERE page_id = :pageId`,
);

const submit = statement<never, { pageId: string; by: string; fingerprint: string }>(
  'content_submit_release',
  `INSERT INTO content.approval (page_id, submitted_by, fingerprint) VALUES (:pageId, :by, :fingerprint)
   ON CONFLICT (page_id) DO UPDATE
   SET submitted_by = EXCLUDED.submitted_by, approved_by = NULL, fingerprint = EXCLUDED.fingerprint`,
);

const approve = statement<never, { pageId: string; by: string }>(
  'content_approve_release',
  'UPDATE content.approval SET approved_by = :by WHERE page_id = :pageId',
);

/** @throws NOT_FOUND when there is no draft of a release or story */
export async function getDraft(connection: Connection, pageId: string): Promise<Draft> {
  const [found] = await findDraft(connection, { pageId });
  if (!found) throw new GraphQLError('There is no such draft.', { extensions: { code: 'NOT_FOUND' } });
  return found;
}

/** The author submits a draft for approval; an earlier approval becomes invalid. */
export function submitRelease(pool: Pool, pageId: string, by: string): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const { fingerprint, adhoc } = await getDraft(connection, pageId);
    await submit(connection, { pageId, by, fingerprint });
    await requestApproval(connection, { pageId, adhoc, fingerprint, by });
    await noteRelease(connection, pageId, 'submitted', by);
    await noteStep(connection, pageId, { by, what: 'submitted' });
  });
}

/**
 * Somebody else approves the draft.
 * @throws CONFLICT when it was not submitted, was changed since, or the approver is its author
 */
export function approveRelease(pool: Pool, pageId: string, by: string): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const { fingerprint } = await getDraft(connection, pageId);
    const [submitted] = await approvalOf(connection, { pageId });
    if (!submitted) throw conflict('Nobody has submitted it.');
    if (submitted.fingerprint !== fingerprint) throw conflict('It was changed since it was submitted.');
    if (samePerson(submitted.submittedBy, by)) throw conflict('Its author cannot approve it.');
    await approve(connection, { pageId, by });
    await noteRelease(connection, pageId, 'approved', by);
    await noteStep(connection, pageId, { by, what: 'approved' });
  });
}

export type Unapproved = 'approvalNeeded' | 'changedSinceApproval';

/**
 * Decision 17: whatever falls under the ad hoc rules needs the approval of a second person, word for word. Undefined:
 * it has it, or needs none.
 */
export async function whyUnapproved(
  connection: Connection,
  pageId: string,
  known?: Draft,
): Promise<Unapproved | undefined> {
  const draft = known ?? (await findDraft(connection, { pageId }))[0];
  if (!draft?.adhoc) return undefined;
  const [found] = await approvalOf(connection, { pageId });
  if (!found?.approvedBy) return 'approvalNeeded';
  return found.fingerprint === draft.fingerprint ? undefined : 'changedSinceApproval';
}

const refusals: Record<Unapproved, string> = {
  approvalNeeded: 'An ad hoc announcement needs the approval of a second person.',
  changedSinceApproval: 'It was changed since it was approved.',
};

/** @throws CONFLICT when it was not approved in this form */
export async function expectApproval(connection: Connection, pageId: string, draft: Draft): Promise<void> {
  const why = await whyUnapproved(connection, pageId, draft);
  if (why) throw conflict(refusals[why]);
}

function samePerson(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}
