import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { type ActingEditor, editorHeaders } from '#contracts/editing/editor-header.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { chiefEditor } from './acting-editor.ts';
import { callBackEnd } from './call-back-end.ts';

/** `editor`: whom the caller with the token names as the sender. */
export type CallOptions = { locales?: string; token?: string; editor?: ActingEditor };

/** Calls of the content back end: as somebody, in some languages. */
export function callContent(backend: Backend) {
  const { send, post } = callBackEnd(backend);
  const headersOf = ({ locales = 'en', token, editor = chiefEditor }: CallOptions) => ({
    locales,
    ...(token && { authorization: `Bearer ${token}`, ...editorHeaders(editor) }),
  });
  return {
    call: <Result, Variables extends Record<string, unknown>>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      asking: CallOptions = {},
    ) => execute(backend, document, variables, { headers: headersOf(asking) }),
    send: (query: string, variables: object = {}, asking: CallOptions = {}) =>
      send(query, variables, headersOf(asking)),
    post,
  };
}

/** The ids of the sample's sites by name; every other id is found from there. */
export const sitesQuery = graphql(`
  query sites { sites { id name } }
`);
