import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import { contentEvents } from '#contracts/editing/events.ts';
import { contentRules } from '#contracts/editing/operations.ts';
import { createEventStore } from '#services/foundation/editing/event-store.ts';
import { type Args, type ReadSubjects, writeEvents } from '#services/foundation/editing/write-events.ts';
import type { ChangedPage } from '../bulk/change-pages.ts';
import type { EditorChange } from '../editor/editor-change.ts';
import { sessionById, sessionByToken } from '../editor/sign-in/editor-session.ts';
import type { SignIn } from '../editor/sign-in/sign-in-editor.ts';
import { isId } from '../link/link.ts';
import type { Reader } from '../request-context.ts';
import type { Transfer } from '../transfer/report.ts';
import type { Export } from '../translation/exchange/export-translations.ts';
import type { ImportReport } from '../translation/exchange/import-files.ts';
import { findNames } from './event-names.ts';

export const editorEvents = createEventStore('content');

const textsOf = (given: unknown) =>
  Array.isArray(given) ? given.filter((each) => typeof each === 'string') : [];

/** Null where there is none: nothing was done. */
const someOf = (ids: readonly string[]) => (ids.length > 0 ? [...new Set(ids)] : null);

const hasEntered: ReadSubjects = (result) => ((result as SignIn).token ? [] : null);

const subjects: Readonly<Record<string, ReadSubjects>> = {
  // Without what the editor saw it was only a trial.
  changePages: (result, { seen }) =>
    seen ? someOf((result as ChangedPage[]).filter(isChanged).map(({ pageId }) => pageId)) : null,
  importTranslations: (result) => someOf((result as ImportReport[]).flatMap(takenPage)),
  exportTranslations: (result, { pageIds }) => ((result as Export).files > 0 ? textsOf(pageIds) : null),
  // It answers with the links that are left.
  withdrawPreviewLinks: (_, { pageId }) => textsOf([pageId]),
  importContent: (result, { siteId }) => ((result as Transfer).id === null ? null : textsOf([siteId])),
  addEditor(result) {
    const { editor } = result as EditorChange;
    return editor && [editor.id];
  },
  signInEditor: hasEntered,
  proveEditor: hasEntered,
};

function isChanged({ outcome }: ChangedPage): boolean {
  return outcome === 'done' || outcome === 'along';
}

function takenPage({ pageId, problems }: ImportReport): string[] {
  return pageId && problems.length === 0 ? [pageId] : [];
}

/** By the session in which something is done, or by the token that was given for one or ends one. */
async function findOwner(
  { session, token }: Args,
  { connection, signInRules }: Reader,
): Promise<ActingEditor | undefined> {
  if (typeof session === 'string' && isId(session))
    return (await sessionById(connection, session, signInRules)) ?? undefined;
  if (typeof token === 'string')
    return (await sessionByToken(connection, token, '', signInRules)) ?? undefined;
  return undefined;
}

export const carryOut = writeEvents<Reader>({
  rules: contentRules,
  events: contentEvents,
  store: editorEvents,
  findNames,
  subjects,
  findOwner,
});
