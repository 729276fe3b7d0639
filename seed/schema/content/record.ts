import * as v from 'valibot';
import type { Fields as Declared, Field } from '#contracts/content/fields.ts';
import type { Language } from '#contracts/languages.ts';
import { countryCode, flag, getList, language, reference, text, textByLanguage } from '../values.ts';
import { createLink, type LinkTarget } from './link.ts';

/** The names that fields of records may refer to, by kind. */
export type KnownNames = Record<'file' | 'theme' | 'brand' | 'contact', ReadonlySet<string>>;

type TextByLanguage = Partial<Record<Language, string>>;

/** The type of a record's field in a file: as declared, but with references by name. */
type SeedValue<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'text' }
      ? F extends { translate: false }
        ? F extends { required: true }
          ? string
          : string | null
        : TextByLanguage
      : F extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Value
        : F extends { kind: 'choices'; values: readonly (infer Value)[] }
          ? Value[]
          : F extends { kind: 'texts' | 'countries' | 'languages' } | { kind: 'reference'; many: true }
            ? string[]
            : F extends { kind: 'link' }
              ? LinkTarget | null
              : F extends { required: true }
                ? string
                : string | null;

type SeedFields<Fields extends Declared> = {
  [Name in keyof Fields]: v.GenericSchema<unknown, SeedValue<Fields[Name]>>;
};

/** The schemas of a record's fields, derived from its declaration. */
export function schemasOfRecord<const Fields extends Declared>(
  fields: Fields,
  known: KnownNames,
): SeedFields<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, getSchema(field, known)]);
  return Object.fromEntries(entries) as SeedFields<Fields>;
}

function getSchema(field: Field, known: KnownNames): v.GenericSchema {
  switch (field.kind) {
    case 'flag':
      return flag;
    case 'number':
      return v.number();
    case 'choice':
      return v.nullish(getChoice(field.values), field.values[0]);
    case 'choices':
      return getList(getChoice(field.values));
    case 'texts':
      return getList(text);
    case 'languages':
      return getList(field.of === 'content' ? language : text);
    case 'countries':
      return getList(countryCode);
    case 'link':
      return v.nullish(createLink({}), null);
    case 'reference':
      if (field.to === 'site') return text;
      if (field.many) return getList(reference(known[field.to], field.to));
      return orNone(field, reference(known[field.to], field.to));
    case 'image':
      return orNone(field, reference(known.file, 'file'));
    case 'theme':
      return orNone(field, reference(known.theme, 'theme'));
    case 'country':
      return orNone(field, countryCode);
    case 'text':
      if (field.translate) return field.required ? textByLanguage : v.nullish(textByLanguage, {});
      return field.required ? text : v.nullish(v.string(), null);
    case 'moment':
      return field.required ? text : v.nullish(v.string(), null);
    default:
      throw new Error(`A field of kind ${field.kind} has no form in files`);
  }
}

function orNone({ required }: { required: boolean }, schema: v.GenericSchema): v.GenericSchema {
  return required ? schema : v.nullish(schema, null);
}

/** `SALES_AND_SERVICE` is written `sales-and-service`. */
function getChoice(values: readonly string[]): v.GenericSchema {
  const written = new Map(
    values.map((value) => [
      value === value.toUpperCase() ? value.toLowerCase().replaceAll('_', '-') : value,
      value,
    ]),
  );
  return v.pipe(
    v.picklist([...written.keys()]),
    v.transform((name) => written.get(name)),
  );
}
