import { stringify } from 'yaml';

/**
 * The same value is always the same bytes: fields stand in the order in which they come, lines end in LF and are never broken.
 * Texts of several lines stand as they are read.
 */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true });
}
