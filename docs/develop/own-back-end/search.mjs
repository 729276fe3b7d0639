// A search back end of one's own, whole: it finds the records of records.json that have all words of the question.
//   SEARCH_API_TOKEN=… PORT=4000 node docs/develop/own-back-end/search.mjs
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { SEARCH_API_TOKEN: token, PORT: port = '4000' } = process.env;
const records = JSON.parse(readFileSync(new URL('records.json', import.meta.url), 'utf8'));
const types = 'classification capability product service page story media-release document'.split(' ');
const pageSize = 10;

/** What may be asked. Anything else is refused, with the name of what is wrong. */
const rules = {
  localeCode: (value) => /^[a-z]{2}(-[a-z]{2})?$/i.test(value),
  siteSlug: (value) => typeof value === 'string' && /^[a-z0-9-]{0,60}$/.test(value),
  query: (value) => typeof value === 'string' && value.length <= 500,
  page: (value = 1) => Number.isInteger(value) && value >= 1 && value <= 100_000,
  type: (value = 'page') => types.includes(value),
  only: (value = []) => Array.isArray(value) && value.length <= 500,
};

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text in parts, of which those that begin as a word of the question are marked. */
const partsOf = (text, asked) =>
  (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((part) => ({
    text: part,
    marked: asked.some((word) => part.toLowerCase().startsWith(word)),
  }));

function find({ localeCode, query, only }) {
  const asked = wordsOf(query);
  // In the reader's language, else in English.
  const [language] = localeCode.toLowerCase().split('-');
  const versions = [...records.filter(({ locale }) => locale === 'en'), ...records].filter(
    ({ locale }) => locale === 'en' || locale === language,
  );
  const all = [...new Map(versions.map((record) => [record.id, record])).values()];
  const hasAll = ({ title, description }) => {
    const words = wordsOf(`${title} ${description}`);
    return asked.every((word) => words.some((written) => written.startsWith(word)));
  };
  const found = asked.length > 0 ? all.filter(hasAll) : [];
  const named = only?.flatMap((id) => all.filter((record) => record.type === 'product' && record.id === id));
  const chosen = named ? [...named, ...found.filter(({ type }) => type !== 'product')] : found;
  return chosen.map((record) => ({
    ...record,
    titleParts: partsOf(record.title, asked),
    descriptionParts: partsOf(record.description, asked),
  }));
}

function search({ page = 1, type: wanted, ...request }) {
  const all = find(request);
  const found = wanted ? all.filter(({ type }) => type === wanted) : all;
  return {
    total: found.length,
    isEstimate: false,
    types: Object.entries(Object.groupBy(all, ({ type }) => type)).map(([type, of]) => ({
      type,
      total: of.length,
    })),
    page,
    pageSize,
    records: found.slice((page - 1) * pageSize, page * pageSize),
    corrected: null,
  };
}

const calls = { '/search': search, '/suggest': (request) => ({ records: find(request).slice(0, pageSize) }) };

async function answer(request) {
  if (request.method !== 'POST') return [405, { error: 'POST only' }];
  if (!token || request.headers.authorization !== `Bearer ${token}`) return [401, { error: 'Not the site' }];
  if (!Object.hasOwn(calls, request.url)) return [404, { error: 'No such call' }];
  const sent = await new Response(request).json().catch(() => undefined);
  const wrong = sent && Object.keys(rules).find((name) => !rules[name](sent[name]));
  return sent && !wrong ? [200, calls[request.url](sent)] : [400, { error: wrong ?? 'No JSON' }];
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(port), () => console.log(`Ready on http://localhost:${server.address().port}`));
