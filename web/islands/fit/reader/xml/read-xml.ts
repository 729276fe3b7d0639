import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import { ReadProblem } from '../read-problem.ts';
import { gatherKbl, isOfKbl } from './read-kbl.ts';
import { gatherVec, isOfVec } from './read-vec.ts';
import { openXml, type XmlElement } from './xml-stream.ts';

const kbl = 'http://www.prostep.org/Car_electric_container/KBL';
const vec = 'http://www.prostep.org/ecad-if/';
/** KBL writes its version as `2.4 SR-1`. */
const oldestKbl = 2.3;

type Gathered = { readonly take: (element: XmlElement) => void; readonly build: () => Harness };

/** Parses a KBL or VEC as a stream. An error includes what was read before it. */
export function openHarnessXml(): { write: (text: string) => void; close: () => Harness } {
  let gathered: Gathered | undefined;
  let isKept: Parameters<typeof openXml>[0]['keeps'] = () => false;
  const stream = openXml({
    root(name, namespace, attributes) {
      if (name === 'KBL_container' && namespace.startsWith(kbl)) {
        const version = attributes.version_id ?? '';
        if (Number.parseFloat(version) < oldestKbl) throw new ReadProblem('old', { at: version });
        gathered = gatherKbl(version);
        isKept = isOfKbl;
      } else if (name === 'VecContent' && namespace.startsWith(vec)) {
        gathered = gatherVec();
        isKept = isOfVec;
      } else throw new ReadProblem('format', { at: name });
    },
    keeps: (name, type, within) => isKept(name, type, within),
    take: (element) => gathered?.take(element),
  });
  const withWhatWasRead = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ReadProblem) || error.kind !== 'syntax') throw error;
      const until = gathered?.build();
      throw new ReadProblem(error.kind, error.place, until && until.wires.length > 0 ? until : undefined);
    }
  };
  return {
    write: (text) => withWhatWasRead(() => stream.write(text)),
    close() {
      withWhatWasRead(stream.close);
      if (!gathered) throw new ReadProblem('empty');
      return gathered.build();
    },
  };
}
