import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { type RefusalDetails, RefusedFile } from '../http/refused-file.ts';

const whitepaperQuery = graphql(`
  query sentPaper($token: String!) {
    sentPaper(token: $token) { slug language isExpired }
  }
`);

type Parts = {
  readonly support: Backend;
  /** The token of a caller that may look up an address in a mail. */
  readonly token: string;
  /** Serves a file in a language as `/file` does, including files that are available on request only. */
  readonly deliver: (request: Request, paper: { slug: string; language: string }) => Promise<Response>;
};

/** `/api/whitepaper/{token}`: the white paper for the person to whom its link was sent, for as long as that is valid. */
export function whitepaperDownload({
  support,
  token,
  deliver,
}: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const whitepaperToken = /^\/api\/whitepaper\/([\w.-]{1,300})$/.exec(new URL(request.url).pathname)?.[1];
    if (!whitepaperToken) return dead();
    try {
      const headers = { authorization: `Bearer ${token}` };
      const { sentPaper: paper } = await execute(
        support,
        whitepaperQuery,
        { token: whitepaperToken },
        { headers },
      );
      if (!paper) return dead();
      if (paper.isExpired) return dead({ paper: paper.slug, language: paper.language });
      const answer = await deliver(request, paper);
      answer.headers.set('Cache-Control', 'private, no-store');
      answer.headers.set('X-Robots-Tag', 'noindex');
      return answer;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return new RefusedFile('busy', 'The paper cannot be fetched at the moment');
    }
  };
}

/** The same for a truncated address, since the reader can do the same about it. */
const dead = (details: RefusalDetails = {}) =>
  new RefusedFile('paper', 'This link is no longer valid. Please ask for the white paper again.', details);
