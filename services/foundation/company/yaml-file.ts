import { stringify } from 'yaml';

/**
 * Equal values give equal bytes: fields keep their order, lines end in LF and are never folded. Texts of several
 * lines stand as blocks.
 */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true });
}
