import type { Backend } from '#contracts/backend.ts';

/** A small query to each back end that needs its database, to see whether it answers. */
const healthQuestions = {
  content: { path: '', question: { query: '{ brands { id } }' } },
  products: {
    path: '',
    question: { query: '{ productsBySlugs(language: "en", slugs: ["none"]) { __typename } }' },
  },
  search: { path: '/search', question: { localeCode: 'en', siteSlug: '', query: 'wire' } },
  support: { path: '', question: { query: '{ announcements(first: 1) { __typename } }' } },
  accounts: {
    path: '',
    question: { query: '{ contacts(ids: ["00000000-0000-4000-8000-000000000000"]) { id } }' },
  },
} as const;

type BackEndToCheck = { backend: Backend; token: string | undefined };
export type BackEndName = keyof typeof healthQuestions;

export type BackEndsToCheck = Readonly<Record<BackEndName, BackEndToCheck>>;

const patienceMs = 3000;

/** @throws when it does not answer well */
export async function checkBackEnd(name: BackEndName, { backend, token }: BackEndToCheck): Promise<void> {
  const { question, path } = healthQuestions[name];
  const response = await backend.fetch(
    new Request(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patienceMs),
    }),
  );
  const answer = (await response.json()) as { errors?: unknown; data?: object | null };
  // The search answers with its result, the others in GraphQL's `data`.
  const { data = answer } = answer;
  const isEmpty = !data || Object.keys(data).length === 0;
  if (!response.ok || answer.errors || isEmpty) throw new Error(`It answered ${response.status}`);
}

/** @throws when it takes too long */
export function withinPatience<Value>(work: Promise<Value>, forMs = patienceMs): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), forMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
