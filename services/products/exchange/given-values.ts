import type { Attribute } from '../attribute/save-attributes.ts';
import { stateSpecification } from '../specification/state-specification.ts';
import type { StoredSpecification } from '../specification/stored-specification.ts';
import { formatQuantity } from '../unit/format.ts';
import { parseQuantity } from '../unit/parse-quantity.ts';
import type { GivenSpecification } from './catalogue-record.ts';

/** The values of technical data that their source gave, without those that were computed from them. */
export function givenValues(
  stored: readonly StoredSpecification[],
  attributes: ReadonlyMap<string, Attribute>,
): GivenSpecification[] {
  return stored.flatMap((line) => {
    const attribute = attributes.get(line.key);
    return attribute && !line.converted ? [givenValue(line, attribute)] : [];
  });
}

function givenValue(line: StoredSpecification, attribute: Attribute): GivenSpecification {
  const unit = line.unit === attribute.unit ? null : line.unit;
  const value = plainValue(line, unit ?? attribute.unit);
  const given = { key: attribute.key, line: 0, value, unit, system: null };
  const [stated] = stateSpecification(attribute, [given]).specifications.filter(
    ({ converted }) => !converted,
  );
  return stated?.system === line.system ? given : { ...given, system: line.system };
}

/**
 * A value as people type it, without the spaces and commas that are added for display, or words by language.
 */
function plainValue({ values }: StoredSpecification, unit: string | null): GivenSpecification['value'] {
  const english = values.en ?? '';
  const quantity = parseQuantity(english, unit);
  if (quantity.kind === 'text') return Object.keys(values).length > 1 ? values : english;
  return formatQuantity(quantity, 'en')
    .replace(/,(?=\d{3})/g, '')
    .replace(/\u00a0/g, ' ');
}
