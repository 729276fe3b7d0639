import { beforeAll, expect, test } from 'vitest';
import type { contentEvents } from '#contracts/editing/events.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { editPages } from '../pages/edit-pages.ts';

const { call, create, history, open, pool } = editPages();

/** What is walked through: a page, and its first revision. */
type Walked = { page: string; first: number };
let walked: Walked;

beforeAll(async () => {
  const { draft } = await create('/walked-through');
  const [first] = (await history(draft.id)).slice(-1);
  walked = { page: draft.id, first: first!.id };
});

type Answer = Record<string, unknown>;

async function send(operation: string, args: string, fields: string): Promise<unknown> {
  const { page, first } = walked;
  // In the bin it has no revision that anybody could name.
  const revision = args.includes('$revision') ? (await open(page)).revision : 0;
  const filled = args
    .replace('$page', `"${page}"`)
    .replace('$revision', String(revision))
    .replace('$first', String(first));
  const document = `mutation { ${operation}(${filled}, by: "Petra Ott") ${fields} }`;
  return (await call(document as TypedDocument<Answer, Record<string, never>>, {}))[operation];
}

/** The last event there is. */
async function lastEvent(): Promise<number> {
  const { rows } = await pool().query('SELECT coalesce(max(id), 0)::int AS last FROM content.editor_event');
  return rows[0].last;
}

type Step = readonly [operation: keyof typeof contentEvents, args: string, fields: string];

/** One after the other: what a page goes through from its first translation to its end. */
const steps: readonly Step[] = [
  [
    'addPreviewLink',
    'pageId: $page, label: "Press", locale: "en", expiresAt: "2099-01-01T00:00:00Z"',
    '{ id }',
  ],
  ['withdrawPreviewLinks', 'pageId: $page', '{ id }'],
  ['addPagePassword', 'pageId: $page, label: "Press", password: "crimp height 4711"', '{ problem }'],
  ['removePagePassword', 'pageId: $page, label: "Press"', '{ problem }'],
  ['startTranslation', 'pageId: $page', '{ id }'],
  ['setTranslationState', 'pageId: $page, languages: ["de"], state: MarkedForTranslation', '{ id }'],
  ['exportTranslations', 'pageIds: [$page], languages: ["de"], only: all', '{ files }'],
  ['resetTranslation', 'pageId: $page', '{ id }'],
  ['planPublication', 'pageId: $page, languages: ["en"], publishAt: "2099-01-01T00:00:00Z"', '{ done }'],
  ['cancelPublication', 'pageId: $page', '{ done }'],
  ['publishPage', 'pageId: $page, languages: ["en"], revision: $revision', '{ done }'],
  ['planTakeOff', 'pageId: $page, languages: ["en"], takeOffAt: "2099-01-01T00:00:00Z"', '{ done }'],
  ['cancelPublication', 'pageId: $page', '{ done }'],
  ['unpublishPage', 'pageId: $page, languages: ["en"]', '{ done }'],
  ['restorePage', 'pageId: $page, revision: $first', '{ done }'],
  ['copyPage', 'pageId: $page, path: "/walked-through-again"', '{ done }'],
  ['removePage', 'pageId: $page', '{ done }'],
  ['restoreBinnedPage', 'pageId: $page', '{ done }'],
  ['removePage', 'pageId: $page', '{ done }'],
  ['removeBinnedPage', 'pageId: $page', ''],
];

test.each(steps)(
  'EDI-02 %s leaves one event, of the page that it was done to',
  async (operation, args, fields) => {
    const before = await lastEvent();
    const answer = await send(operation, args, fields);
    const { rows } = await pool().query(
      'SELECT operation, kind, editor, times, subjects FROM content.editor_event WHERE id > $1 ORDER BY id',
      [before],
    );
    const event = { operation, kind: 'page', editor: 'Petra Ott', times: 1, subjects: ['A page'] };
    expect(rows, JSON.stringify(answer)).toEqual([event]);
  },
);
