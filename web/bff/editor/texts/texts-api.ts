import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { graphql } from '#contracts/content/graphql.ts';
import { maxOwnTextLength } from '#contracts/content/interface-texts.ts';
import { may } from '#contracts/editing/roles.ts';
import { languages } from '#contracts/languages.ts';
import { readArgs, refused } from '#web/bff/pass-operation.ts';
import { problemOfOwnText } from '#web/i18n/check-own-text.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { isJson, isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import { requireEditor } from '../require-editor.ts';
import { listTexts } from './list-texts.ts';
import { textPlaces } from './text-places.ts';

const maxBodyLength = 20_000;
const responseHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const place = {
  siteId: v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  language: v.picklist(languages),
};
const listWish = v.object(place);
const saveWish = v.object({
  ...place,
  message: v.pipe(v.string(), v.maxLength(200)),
  /** Null: restores the message of the interface. */
  text: v.nullable(v.pipe(v.string(), v.maxLength(2 * maxOwnTextLength))),
  /** The text that the editor saw before, to detect conflicts. */
  before: v.nullable(v.pipe(v.string(), v.maxLength(2 * maxOwnTextLength))),
});

const ownQuery = graphql(`
  query ownTexts { interfaceTexts { siteId language message text by at } }
`);
const saveMutation = graphql(`
  mutation saveText(
    $siteId: ID!, $language: String!, $message: String!, $text: String, $before: String, $by: String!
  ) {
    saveInterfaceText(
      siteId: $siteId, language: $language, message: $message, text: $text, before: $before, by: $by
    ) { text isConflict }
  }
`);

/**
 * The texts of the interface that a site may override, and its overrides. The content back end stores them;
 * only the site knows the messages and their required placeholders. Responds like a GraphQL back end.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  if (!isJson(request)) return refused(415, 'Send the question as application/json.', 'BAD_REQUEST');
  if (!isSameOrigin(request, url)) return refused(403, 'Only pages of the site may ask.', 'FORBIDDEN');
  const session = await requireEditor(request, context);
  if (session instanceof Response) return session;
  const args = await readArgs(request, maxBodyLength);
  if (args?.operationName === 'saveOwnText' && !may(session.grants, 'changeInterfaceTexts'))
    return refused(403, 'This is not within your role.', 'FORBIDDEN');
  const server = context.get(serverContext);
  const content = context.get(contentContext);
  if (args?.operationName === 'listOwnTexts') {
    const wish = v.safeParse(listWish, args.variables);
    if (!wish.success) return badWish();
    const standing = await listTexts(server, wish.output.language);
    return response({ listOwnTexts: await withOwn(content, wish.output, standing) });
  }
  if (args?.operationName === 'saveOwnText') {
    const wish = v.safeParse(saveWish, args.variables);
    if (!wish.success) return badWish();
    const { language, message, text } = wish.output;
    const standing = (await listTexts(server, language)).get(message);
    if (standing === undefined) return refused(404, 'There is no such text.', 'NOT_FOUND');
    const problem =
      text === null
        ? undefined
        : problemOfOwnText({ language, standing, text, maxCharacters: maxOwnTextLength });
    if (problem) return response({ saveOwnText: { problem, text: null, isConflict: false } });
    // A text equal to the interface's is not stored as an override.
    const own = text === standing ? null : text;
    const order = { ...wish.output, text: own, by: session.name };
    const saved = await content(saveMutation, order, { editor: session });
    return response({ saveOwnText: { problem: null, ...saved.saveInterfaceText } });
  }
  return refused(400, 'There is no such operation.', 'BAD_REQUEST');
}

async function withOwn(
  content: ContentClient,
  { siteId, language }: v.InferOutput<typeof listWish>,
  standing: ReadonlyMap<string, string>,
) {
  const { interfaceTexts } = await content(ownQuery, {});
  const own = new Map(
    interfaceTexts
      .filter((text) => text.siteId === siteId && text.language === language)
      .map((text) => [text.message, text]),
  );
  return [...standing].map(([message, text]) => {
    const { text: wording = null, by = null, at = null } = own.get(message) ?? {};
    const [group = ''] = message.split('.');
    return { message, group, path: findPath(group), standing: text, own: wording, by, at };
  });
}

/** The path of a page with the text; null: it is in mails. */
function findPath(group: string): string | null {
  return Object.hasOwn(textPlaces, group) ? textPlaces[group as keyof typeof textPlaces] : null;
}

function response(data: object): Response {
  return Response.json({ data }, { headers: responseHeaders });
}

function badWish(): Response {
  return refused(400, 'This cannot be wished.', 'BAD_USER_INPUT');
}
