import type { Attribute } from '../attribute/save-attributes.ts';
import type { Texts } from '../language/texts.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Mapping } from './mapping.ts';

/** Undefined: unknown; null: to be left out, by the mapping. */
export type Found<Thing> = Thing | null | undefined;

/** Finds the meaning of a file's terms: by the mapping, by key, or by name in any language. */
export type Lexicon = {
  attribute: (name: string) => Found<Attribute>;
  brand: (name: string) => Found<string>;
  classification: (name: string) => Found<string>;
  capability: (name: string) => Found<string>;
};

export function getLexicon(vocabulary: Vocabulary, mapping: Mapping): Lexicon {
  const { attributes, brands, capabilities, tree } = vocabulary;
  const attribute = finder(
    [...attributes.values()].map(({ key, names }) => [key, names]),
    mapping.features,
  );
  const brand = finder(
    [...brands.values()].map(({ id, name }) => [id, { en: name }]),
    mapping.brands,
  );
  const classification = finder(
    [...tree.values()].map(({ slug, names }) => [slug, names]),
    mapping.groups,
  );
  const capability = finder(
    [...capabilities.values()].map(({ slug, names }) => [slug, names]),
    {},
  );
  return {
    attribute(name) {
      const key = attribute(name);
      return typeof key === 'string' ? attributes.get(key) : key;
    },
    brand,
    classification,
    capability,
  };
}

type Entry = readonly [key: string, names: Texts];

function finder(entries: readonly Entry[], mapped: Readonly<Record<string, string | null>>) {
  const keys = new Set(entries.map(([key]) => key));
  const byName = new Map<string, string | undefined>();
  for (const [key, names] of entries) {
    for (const name of Object.values(names).map(plain)) {
      // Two entries with the same name can only be told apart by their keys.
      byName.set(name, byName.has(name) && byName.get(name) !== key ? undefined : key);
    }
  }
  const byMapping = new Map(Object.entries(mapped).map(([name, key]) => [plain(name), key]));
  return (name: string): Found<string> => {
    const assigned = byMapping.get(plain(name));
    if (assigned === null) return null;
    const wanted = assigned ?? name.trim();
    return keys.has(wanted) ? wanted : byName.get(plain(wanted));
  };
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
