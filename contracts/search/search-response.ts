import * as v from 'valibot';
import { recordTypes, type SearchResponse, type SuggestResponse } from './records.ts';

const parts = v.array(v.object({ text: v.string(), marked: v.boolean() }));

const record = v.object({
  id: v.string(),
  type: v.picklist(recordTypes),
  title: v.string(),
  titleParts: parts,
  description: v.string(),
  descriptionParts: parts,
  url: v.string(),
  locale: v.string(),
  image: v.nullable(v.string()),
});

const suggestResponse = v.object({ records: v.array(record) });

const searchResponse = v.object({
  ...suggestResponse.entries,
  total: v.number(),
  isEstimate: v.boolean(),
  types: v.array(v.object({ type: v.picklist(recordTypes), total: v.number() })),
  page: v.number(),
  pageSize: v.number(),
  corrected: v.nullable(v.string()),
});

/**
 * Parses the answer of a search back end.
 * @throws when it has another shape
 */
export function readSearchResponse(body: unknown): SearchResponse {
  return v.parse(searchResponse, body);
}

/** The same for suggestions. */
export function readSuggestResponse(body: unknown): SuggestResponse {
  return v.parse(suggestResponse, body);
}
