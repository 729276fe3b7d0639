import { groupWires } from '#contracts/fit/harness/group-wires.ts';
import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { FromReader, ToReader } from './protocol.ts';
import { readFile, readText } from './read-file.ts';
import { ReadProblem } from './read-problem.ts';

/**
 * The part of the page that sees the file. The server delivers it with a policy of its own, under which it may load and send nothing;
 * what it says to the page is counts.
 */
let machines: readonly Machine[] = [];
let harness: Harness | undefined;
/** Of a file that breaks off: what came before. */
let until: Harness | undefined;
/** Counts what was begun, so that what was stopped says no more. */
let turn = 0;

class Stopped extends Error {}

const say = (message: FromReader) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'open') machines = data.machines;
  if (data.kind === 'stop') turn += 1;
  if (data.kind === 'read') void read(data);
  if (data.kind === 'choose' && harness) tell(harness, data.configuration);
  if (data.kind === 'goOn' && until) {
    harness = until;
    tell(harness, undefined);
  }
});

async function read({ content, columns }: Extract<ToReader, { kind: 'read' }>): Promise<void> {
  turn += 1;
  const own = turn;
  const onProgress = (bytes: number) => {
    if (own !== turn) throw new Stopped();
    say({ kind: 'progress', bytes });
  };
  try {
    const found =
      typeof content === 'string'
        ? readText(content, columns)
        : await readFile(content, { columns, onProgress });
    if ('heads' in found) {
      say({ kind: 'table', table: found });
      return;
    }
    harness = found;
    tell(found, undefined);
  } catch (error) {
    if (error instanceof Stopped) return;
    const problem = error instanceof ReadProblem ? error : undefined;
    until = problem?.until;
    say({
      kind: 'problem',
      // A file that was moved or locked meanwhile cannot be read by anybody.
      problem: problem?.kind ?? 'unreadable',
      place: problem?.place ?? {},
      until: until?.wires.length ?? 0,
    });
  }
}

function tell(found: Harness, configuration: number | undefined): void {
  const chosen = configuration === undefined ? undefined : found.configurations[configuration];
  const wires = chosen ? chosen.wires.flatMap((place) => found.wires[place] ?? []) : found.wires;
  say({
    kind: 'read',
    harness: {
      format: found.format,
      version: found.version ?? '',
      modules: found.modules,
      skipped: found.skipped,
      configurations: found.configurations.map(({ name }) => name),
      configuration,
      groups: groupWires(wires, machines),
    },
  });
}
