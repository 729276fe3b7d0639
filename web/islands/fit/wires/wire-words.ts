import type { WireGroup } from '#contracts/fit/harness/group-wires.ts';
import type { WireEnd } from '#contracts/fit/harness/listed-wire.ts';
import { useFit } from '../fit-context.ts';

/** Formats the measures and ends of a group. */
export function useWireWords() {
  const { figures, lead, t } = useFit();
  const area = ({ wire }: WireGroup) => {
    const sizes = [...new Set(wire.cores.map((core) => core.area))];
    return sizes.map((size) => (size === undefined ? t('wires.none') : figures.area(size))).join(', ');
  };
  const length = ({ length: range }: WireGroup) => {
    if (!range) return t('wires.none');
    const [from, to] = [figures.length(range.from), figures.length(range.to)];
    return from === to ? from : `${from}–${to}`;
  };
  const end = ({ kind, seal, double }: WireEnd): string => {
    if (kind === 'special' || kind === 'unknown') return t(`card.${kind}`);
    const name = kind === 'terminal' && seal ? lead('end.seal') : lead(`end.${kind}`);
    return double ? `${name}, ${t('card.double')}` : name;
  };
  return {
    area,
    length,
    end,
    describe: (group: WireGroup) => `${area(group)}, ${length(group)}`,
    title({ wire }: WireGroup): string {
      if (wire.jacket) return t('wires.cable', { count: figures.count(wire.cores.length) });
      const colour = wire.cores[0]?.colour;
      return colour ? lead(`colour.${colour}`) : '';
    },
  };
}
