import * as v from 'valibot';
import { languages } from '../languages.ts';
import { type Grant, maxGrantedSites, maxGrants, roleNames } from './roles.ts';

/**
 * The header by which the site says which editor a request comes from, and what that person may do now. Believed
 * beside the token of a trusted caller only, as drafts are.
 */
export const editorHeader = 'x-editor';

/** Who edits, as a back end sees it. */
export type ActingEditor = {
  /** The id of the editor, or `shared`. */
  readonly id: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  /** It is not a person but a program with a token of its own (0121). */
  readonly isProgram?: boolean | undefined;
};

const listed = (max: number) =>
  v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(max)));
const grant = v.object({
  role: v.picklist(roleNames),
  sites: listed(maxGrantedSites),
  languages: listed(languages.length),
});
const acting = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grants: v.pipe(v.array(grant), v.maxLength(maxGrants + 2)),
  isProgram: v.optional(v.boolean()),
});

/** Escaped, since headers hold no letters beyond Latin ones. */
export function editorHeaders({ id, name, grants, isProgram }: ActingEditor): Record<string, string> {
  return { [editorHeader]: encodeURIComponent(JSON.stringify({ id, name, grants, isProgram })) };
}

/** Undefined: the request names none, or not in this form. */
export function readEditor(headers: Headers): ActingEditor | undefined {
  const given = headers.get(editorHeader);
  if (!given || given.length > 16_000) return undefined;
  try {
    const read = v.safeParse(acting, JSON.parse(decodeURIComponent(given)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
