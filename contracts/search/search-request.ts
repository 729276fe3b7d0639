import * as v from 'valibot';
import { recordTypes, type SearchRequest, type SuggestRequest } from './records.ts';

/** Longer texts are refused. */
const maxQueryLength = 500;
/** More ids are refused: nobody reads so many results. */
const maxOnly = 500;

const about = {
  localeCode: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[a-z]{2})?$/i, 'must be like en or de-ch')),
  siteSlug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,60}$/, 'must be the slug of a site')),
  query: v.pipe(v.string(), v.maxLength(maxQueryLength, `must have at most ${maxQueryLength} characters`)),
};

const suggestion = v.object(about);
const search = v.object({
  ...about,
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  type: v.optional(v.picklist(recordTypes)),
  only: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200, 'must be ids'))),
      v.maxLength(maxOnly, `must have at most ${maxOnly} ids`),
    ),
  ),
});

/** The parsed request, or what is wrong with it. */
export type Read<Sent> =
  | { readonly request: Sent; readonly problem?: undefined }
  | { readonly request?: undefined; readonly problem: string };

export function readSearchRequest(sent: unknown): Read<SearchRequest> {
  return read(search, sent);
}

export function readSuggestRequest(sent: unknown): Read<SuggestRequest> {
  return read(suggestion, sent);
}

function read<Sent>(schema: v.GenericSchema<unknown, Sent>, sent: unknown): Read<Sent> {
  const parsed = v.safeParse(schema, sent);
  if (parsed.success) return { request: parsed.output };
  const [issue] = parsed.issues;
  const field = issue.path?.[0]?.key;
  return { problem: field === undefined ? issue.message : `${String(field)}: ${issue.message}` };
}
