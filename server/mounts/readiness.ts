import { type Mount, textMount } from '../http/mount.ts';
import type { Readiness } from '../process/lifecycle.ts';
import { type BackEndName, type BackEndsToCheck, checkBackEnd, withinPatience } from './check-parts.ts';

type Parts = {
  readonly readiness: Readiness;
  readonly backends: BackEndsToCheck;
  readonly checkDatabase: () => Promise<unknown>;
  readonly checkFiles: () => Promise<unknown>;
  readonly pages: () => { readonly pages: number } | undefined;
};

type Answer = { readonly status: 200 | 503; readonly text: string };

/** Anybody may ask, however often: a result is reused for this long. */
const goodForMs = 1000;

/**
 * `GET /readyz`: whether this process wants requests. A failing part degrades the answer and is named in it, but as
 * long as pages can be served, from memory if need be, the process stays ready: a load balancer that removed every
 * process at once would make it worse.
 */
export function readinessMount({ readiness, backends, checkDatabase, checkFiles, pages }: Parts): Mount {
  let found: { readonly at: number; readonly failing: Promise<string[]> } | undefined;

  function findFailing(): Promise<string[]> {
    if (!found || performance.now() - found.at > goodForMs) {
      const names = Object.keys(backends) as BackEndName[];
      const checks = [
        ...names.map((name) => [name, () => checkBackEnd(name, backends[name])] as const),
        ['database', () => withinPatience(checkDatabase())] as const,
        ['files', () => withinPatience(checkFiles())] as const,
      ];
      const failing = Promise.all(
        checks.map(([name, check]) =>
          check().then(
            () => [],
            () => [name],
          ),
        ),
      );
      found = { at: performance.now(), failing: failing.then((lists) => lists.flat()) };
    }
    return found.failing;
  }

  return textMount(async (): Promise<Answer> => {
    if (readiness.stopping) return answer(503, 'stopping');
    const degraded = await findFailing();
    const canServe = !degraded.includes('content') || (pages()?.pages ?? 0) > 0;
    if (!canServe) return answer(503, 'not ready', degraded);
    return answer(200, degraded.length > 0 ? 'degraded' : 'ready', degraded);
  }, 'application/json');
}

const answer = (status: Answer['status'], state: string, degraded: string[] = []): Answer => ({
  status,
  text: JSON.stringify({ status: state, degraded }),
});
