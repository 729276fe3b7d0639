import { carriesToken } from '#contracts/caller-token.ts';
import { findIdToken } from '#contracts/identity/client.ts';
import { priceHeader } from '#contracts/price.ts';

type Args = {
  readonly request: Request;
  readonly visitor: string;
  /** The token of our own site; its requests are not counted. */
  readonly token: string | undefined;
  /** Whether signed-in people call this back end with their own ID token. */
  readonly isForPeople: boolean;
  /** The program whose token the request carries: it has an account of its own, wherever it asks from. */
  readonly program?: string;
  /** What the question costs where the back end reports nothing. */
  readonly price?: number;
};

const windowMs = 60_000;
/** What the queries of one address may cost in that time, by the price that a back end reports for each. */
const budget = 1_000_000;
/** Signed-in people share an address by the hundred, in a firm or behind another site. A program of our own has as much. */
const budgetOfPeople = 10 * budget;
/**
 * `reserved`: what a query counts as until its price is known, so that few run at once; `least`: what each costs at
 * least.
 */
const [reserved, least] = [50_000, 500] as const;
const maxAddresses = 10_000;

type Account = { spent: number; until: number };

/** Answers a query with `answer`, unless its address has spent its budget. */
export function createRequestLimit(now: () => number = Date.now) {
  const accounts = new Map<string, Account>();

  function getAccount(key: string): Account {
    const known = accounts.get(key);
    if (known && known.until > now()) return known;
    // Insertion order: the first is the oldest.
    accounts.delete(key);
    if (accounts.size >= maxAddresses) accounts.delete(accounts.keys().next().value!);
    const account = { spent: 0, until: now() + windowMs };
    accounts.set(key, account);
    return account;
  }

  return async (
    { request, visitor, token, isForPeople, program, price: usual = 0 }: Args,
    answer: (request: Request) => Response | Promise<Response>,
  ): Promise<Response> => {
    if (token && carriesToken(request, token)) return answer(request);
    const isOfPeople = isForPeople && findIdToken(request.headers) !== undefined;
    const account = getAccount(program ? `program ${program}` : `${isOfPeople} ${visitor}`);
    if (account.spent + reserved > (isOfPeople || program ? budgetOfPeople : budget)) {
      return tooOften(Math.ceil((account.until - now()) / 1000));
    }
    account.spent += reserved;
    let price = usual;
    try {
      const response = await answer(request);
      price = Number(response.headers.get(priceHeader) ?? usual);
      return response;
    } finally {
      account.spent += Math.max(price, least) - reserved;
    }
  };
}

function tooOften(seconds: number): Response {
  const message = `These questions cost too much. Ask again in ${seconds} seconds.`;
  const errors = [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }];
  return Response.json({ errors }, { status: 429, headers: { 'Retry-After': String(seconds) } });
}
