import { execute } from '#contracts/execute.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { List } from './lists.ts';
import { type BackEnds, bearer } from './open-back-ends.ts';

export type Measured = {
  readonly name: string;
  readonly median: number;
  readonly worst: number;
  readonly bytes: number;
};

/** People of the sample company: one of our own staff who sees everything, and a customer. */
const subjects = {
  desk: 'cf7e6eaf-b7b1-54cb-a2ad-fec74d28d88c',
  customer: '807d5137-44d1-5f7a-ac67-b37fe1682c6b',
};
const timeoutMs = 60_000;

/**
 * Requests a list several times, one after the other, as the site does for a person; the slowest run stands
 * for p99.
 */
export async function measureList(list: List, backEnds: BackEnds, runs: number): Promise<Measured> {
  const { who, backEnd, document, variables } = list;
  const headers: Record<string, string> =
    who === 'editor'
      ? { authorization: `Bearer ${bearer[backEnd as 'content' | 'support']}` }
      : { [idTokenHeader]: subjects[who] };
  const load = () => execute(backEnds[backEnd], document, variables, { headers, timeoutMs });
  // The first request plans statements and loads pages of tables, and is not measured.
  const bytes = JSON.stringify(await load()).length;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await load();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return { name: list.name, median: times[Math.floor(runs / 2)]!, worst: times.at(-1)!, bytes };
}
