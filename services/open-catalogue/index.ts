import { type Answer, answerCall, type Call, callKey } from './api/answer-call.ts';
import { getProblem } from './api/problem.ts';
import type { Sources } from './catalogue/sources.ts';

export type { Answer };
export { getProblem };

export type OpenCatalogue = {
  /** Answers a call of the API for programs. */
  readonly answer: (call: Call) => Promise<Answer>;
  /** The key under which the answer to a call is cached. */
  readonly keyOf: (call: Call) => string;
  /** Answers an assistant that speaks the Model Context Protocol. */
  readonly assist: (request: Request) => Promise<Response>;
};

/** The catalogue for programs: read-only, without a key, of what is public on the site. It has no data of its own. */
export function openOpenCatalogue(sources: Sources): OpenCatalogue {
  let assist: Promise<OpenCatalogue['assist']> | undefined;
  return {
    answer: (call) => answerCall(sources, call),
    keyOf: callKey,
    async assist(request) {
      // Loaded on demand: an installation without assistants does not need the library.
      assist ??= import('./mcp/serve-assistants.ts').then(({ serveAssistants }) => serveAssistants(sources));
      return (await assist)(request);
    },
  };
}
