import { groupWires } from '#contracts/fit/harness/group-wires.ts';
import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { FromReader, ToReader } from './protocol.ts';
import { readFile, readText } from './read-file.ts';
import { ReadProblem } from './read-problem.ts';

/**
 * The worker that reads the file. The server delivers it with a policy under which it may load and send
 * nothing; it reports only counts to the page.
 */
let machines: readonly Machine[] = [];
let harness: Harness | undefined;
/** The part before an error in the file. */
let until: Harness | undefined;
/** The number of the current run, so that a stopped one reports nothing more. */
let turn = 0;

class Stopped extends Error {}

const send = (message: FromReader) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'open') machines = data.machines;
  if (data.kind === 'stop') turn += 1;
  if (data.kind === 'read') void read(data);
  if (data.kind === 'choose' && harness) sendHarness(harness, data.configuration);
  if (data.kind === 'goOn' && until) {
    harness = until;
    sendHarness(harness, undefined);
  }
});

async function read({ content, columns }: Extract<ToReader, { kind: 'read' }>): Promise<void> {
  turn += 1;
  const own = turn;
  const onProgress = (bytes: number) => {
    if (own !== turn) throw new Stopped();
    send({ kind: 'progress', bytes });
  };
  try {
    const found =
      typeof content === 'string'
        ? readText(content, columns)
        : await readFile(content, { columns, onProgress });
    if ('heads' in found) {
      send({ kind: 'table', table: found });
      return;
    }
    harness = found;
    sendHarness(found, undefined);
  } catch (error) {
    if (error instanceof Stopped) return;
    const problem = error instanceof ReadProblem ? error : undefined;
    until = problem?.until;
    send({
      kind: 'problem',
      // The file may have been moved or locked meanwhile.
      problem: problem?.kind ?? 'unreadable',
      place: problem?.place ?? {},
      until: until?.wires.length ?? 0,
    });
  }
}

function sendHarness(found: Harness, configuration: number | undefined): void {
  const chosen = configuration === undefined ? undefined : found.configurations[configuration];
  const wires = chosen ? chosen.wires.flatMap((place) => found.wires[place] ?? []) : found.wires;
  send({
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
