import { isLanguage } from '#contracts/languages.ts';
import type { UnitSystem } from '../../unit/units.ts';

/**
 * The meaning of a table's column, given by its heading: `name.de`, `classifications`, `cross_section [mm²]`,
 * `cross_section [AWG]`, `control.fr`, `related.component`.
 */
export type Column =
  | { kind: 'field'; field: Field }
  | { kind: 'words'; field: 'name' | 'short' | 'long'; language: string }
  | { kind: 'related'; relation: 'related' | 'component' | 'service' }
  | {
      kind: 'specification';
      attribute: string;
      /** The language of a column with words. */
      language: string | null;
      /** Null: the unit of the attribute. */
      unit: string | null;
      system: UnitSystem | null;
    };

export type Field = 'slug' | 'brand' | 'position' | 'classifications' | 'capabilities' | 'countries';

const fields: readonly string[] = [
  'slug',
  'brand',
  'position',
  'classifications',
  'capabilities',
  'countries',
] satisfies Field[];

/** The separator of several values in one cell. */
export const between = ' | ';

export function getHead(column: Column): string {
  switch (column.kind) {
    case 'field':
      return column.field;
    case 'words':
      return `${column.field}.${column.language}`;
    case 'related':
      return `related.${column.relation}`;
    case 'specification': {
      const { attribute, language, unit, system } = column;
      return (
        attribute +
        (language ? `.${language}` : '') +
        (unit ? ` [${unit}]` : '') +
        (system ? ` [${system}]` : '')
      );
    }
  }
}

/** Longer than any combination of field, attribute, language and unit. */
const maxHeadLength = 300;

/** Reads a column's heading; `language` is that of texts without one. Null: it is not a heading of ours. */
export function getColumn(head: string, language: string): Column | null {
  if (head.length > maxHeadLength) return null;
  const match = /^([^.[\]]+?)(?:\.([a-z]+))?((?: *\[[^[\]]+\])*)$/i.exec(head.trim());
  if (!match) return null;
  const [, name = '', part, brackets = ''] = match;
  if (fields.includes(name) && !part && !brackets) return { kind: 'field', field: name as Field };
  if (name === 'name' || name === 'short' || name === 'long') {
    const own = part ?? language;
    return !brackets && isLanguage(own) ? { kind: 'words', field: name, language: own } : null;
  }
  if (name === 'related') {
    const relation = part ?? 'related';
    const known = relation === 'related' || relation === 'component' || relation === 'service';
    return known && !brackets ? { kind: 'related', relation } : null;
  }
  if (part && !isLanguage(part)) return null;
  const inside = [...brackets.matchAll(/\[([^[\]]+)\]/g)].map(([, text = '']) => text.trim());
  const system = inside.find((text) => text === 'Metric' || text === 'Imperial') ?? null;
  const unit = inside.find((text) => text !== system) ?? null;
  return {
    kind: 'specification',
    attribute: name,
    language: part ?? null,
    unit,
    system: system === 'Metric' || system === 'Imperial' ? system : null,
  };
}
