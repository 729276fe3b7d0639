import { type Answer, answerCall, type Call, callKey } from './api/answer-call.ts';
import { getProblem } from './api/problem.ts';
import type { Sources } from './catalogue/sources.ts';

export type { Answer };
export { getProblem };

export type OpenCatalogue = {
  /** Answers a call of the API for programs. */
  readonly answer: (call: Call) => Promise<Answer>;
  /** Under which the answer to a call may be remembered. */
  readonly keyOf: (call: Call) => string;
  /** Answers an assistant's program that speaks the Model Context Protocol. */
  readonly assist: (request: Request) => Promise<Response>;
};

/** The catalogue for programs: read-only, without a key, of what everybody may see on the site. It has no data of its own. */
export function openOpenCatalogue(sources: Sources): OpenCatalogue {
  let assist: Promise<OpenCatalogue['assist']> | undefined;
  return {
    answer: (call) => answerCall(sources, call),
    keyOf: callKey,
    async assist(request) {
      // Only now: an installation that no assistant asks needs no library for them.
      assist ??= import('./mcp/serve-assistants.ts').then(({ serveAssistants }) => serveAssistants(sources));
      return (await assist)(request);
    },
  };
}
