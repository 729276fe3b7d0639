import { usualLead } from '#contracts/fit/lead.ts';
import { leadQuery } from '#contracts/fit/lead-address.ts';
import { standardAreas } from '#contracts/fit/wire.ts';
import type { Quantity } from './understand.ts';

/**
 * The finder's parameters for a lead with the cross-section and length in the query; of a range the larger,
 * since a machine that makes it makes the smaller, too. Undefined: there is no cross-section that leads are
 * sold in.
 */
export function leadOf(
  quantities: readonly Pick<Quantity, 'attribute' | 'maximum'>[],
): URLSearchParams | undefined {
  const wanted = (attribute: string) =>
    quantities.find((quantity) => quantity.attribute === attribute)?.maximum;
  const area = wanted('cross_section');
  if (area === undefined || !standardAreas.includes(area)) return undefined;
  const length = wanted('wire_length') ?? usualLead.length;
  return leadQuery({ ...usualLead, area, length });
}
