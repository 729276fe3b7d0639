import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { readArgs, refused } from '#web/bff/pass-operation.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { invitationPath } from '#web/site/visit/preview/invitation-link.ts';
import { previewMilliseconds, previewToken } from '#web/site/visit/preview/preview-token.ts';
import { isJson, isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import { requireEditor } from './require-editor.ts';

const maxBodyLength = 4000;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const responseHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const pageId = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

/** `days` 0: for the preview beside the form, which renews it. `label`: the recipient of a link. */
const previewWish = v.object({
  pageId,
  label: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[a-z]{2})?$/)),
  days: v.picklist([0, 1, 7, 30]),
});

const invitationWish = v.object({
  pageId,
  label: v.pipe(v.string(), v.maxLength(200)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});

const passwordsQuery = graphql(`
  query versionsOfPasswords($pageId: ID!) {
    pagePasswords(pageId: $pageId) { label version expiresAt }
  }
`);

const noteLink = graphql(`
  mutation noteLink($pageId: ID!, $locale: String!, $label: String!, $expiresAt: String!, $by: String!) {
    addPreviewLink(pageId: $pageId, locale: $locale, label: $label, expiresAt: $expiresAt, by: $by) { id }
  }
`);

/**
 * Links that the site signs for editors: to the preview of a page, and to a protected page. Responds like a
 * GraphQL back end, so that the application has one way for all requests.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  if (!isJson(request)) return refused(415, 'Send the question as application/json.', 'BAD_REQUEST');
  if (!isSameOrigin(request, url)) return refused(403, 'Only pages of the site may ask.', 'FORBIDDEN');
  const server = context.get(serverContext);
  const content = context.get(contentContext);
  const session = await requireEditor(request, context);
  if (session instanceof Response) return session;
  const args = await readArgs(request, maxBodyLength);
  if (args?.operationName === 'makePreview') {
    const wish = v.safeParse(previewWish, args.variables);
    if (!wish.success) return badWish();
    const made = await preview(server, content, wish.output, session);
    return made ? response({ makePreview: made }) : refused(404, 'There is no such page.', 'NOT_FOUND');
  }
  if (args?.operationName === 'makeInvitation') {
    const wish = v.safeParse(invitationWish, args.variables);
    if (!wish.success) return badWish();
    const { pagePasswords } = await content(passwordsQuery, { pageId: wish.output.pageId });
    const password = pagePasswords.find(({ label }) => label === wish.output.label);
    if (!password) return refused(404, 'There is no such password.', 'NOT_FOUND');
    return response({ makeInvitation: invitation(server, wish.output, password) });
  }
  return refused(400, 'There is no such operation.', 'BAD_REQUEST');
}

/** A link for somebody is recorded, so that it can be withdrawn; undefined: there is no such page. */
async function preview(
  server: ServerContext,
  content: ContentClient,
  { days, label, ...page }: v.InferOutput<typeof previewWish>,
  editor: EditorSession,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const expiresAt = new Date(Date.now() + (days === 0 ? previewMilliseconds : days * dayMilliseconds));
  if (days === 0) return { token: previewToken(server, { ...page, expiresAt }), expiresAt };
  const order = { ...page, label, by: editor.name, expiresAt: expiresAt.toISOString() };
  const { addPreviewLink: noted } = await content(noteLink, order, { editor });
  return noted
    ? { token: previewToken(server, { ...page, expiresAt, link: noted.id }), expiresAt }
    : undefined;
}

/** An invitation is valid no longer than the password itself. */
function invitation(
  server: ServerContext,
  { pageId, days }: v.InferOutput<typeof invitationWish>,
  password: { version: string; expiresAt: string | null },
) {
  const args = Date.now() + days * dayMilliseconds;
  const last = password.expiresAt ? Date.parse(password.expiresAt) : args;
  const expiresAt = new Date(Math.min(args, last));
  return { path: invitationPath(server, { pageId, version: password.version, expiresAt }), expiresAt };
}

function response(data: object): Response {
  return Response.json({ data }, { headers: responseHeaders });
}

function badWish(): Response {
  return refused(400, 'This cannot be wished.', 'BAD_USER_INPUT');
}
