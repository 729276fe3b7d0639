import { serveHttp } from '../network/http-server.ts';

type Outcome = 'waiting' | 'changed' | 'taken' | 'expired';
type Question = { readonly query: string; readonly variables: { readonly token?: string } };

/**
 * An accounts back end that only knows changes of addresses: each token is named after the result of its
 * confirmation, and only those that begin with `done-` are confirmed.
 */
export async function startEmailChangeBackEnd() {
  const confirmed: string[] = [];
  let isBroken = false;
  const server = await serveHttp(async (request) => {
    if (isBroken) return new Response(null, { status: 500 });
    const { query, variables } = (await request.json()) as Question;
    const { token } = variables;
    // Other back ends also request things that this one does not know.
    if (!token) return Response.json({ errors: [{ message: 'Not here' }] }, { status: 400 });
    if (!query.includes('mutation')) return Response.json({ data: { emailChange: changeOf(token) } });
    confirmed.push(token);
    return Response.json({ data: { confirmEmailChange: token as Outcome } });
  });
  return {
    /** For ACCOUNTS_API_URL. */
    url: `${server.origin}/graphql`,
    /** The tokens that were confirmed, in their order. */
    confirmed,
    breakDown(broken: boolean) {
      isBroken = broken;
    },
    close: server.close,
  };
}

function changeOf(token: string) {
  if (token === 'dead') return null;
  return { newEmail: 'ada@new.example', isConfirmed: token.startsWith('done-') };
}
