import { isLanguage } from '#contracts/languages.ts';
import type { SeedCatalogue, SeedProduct } from '#services/products/import/seed-catalogue.ts';
import { findText } from '#services/products/language/texts.ts';
import type { StoredSpecification } from '#services/products/specification/stored-specification.ts';
import { findUnit } from '#services/products/unit/counted-units.ts';
import { writtenValue } from '#web/site/data/catalogue/specifications.ts';

/** A value in both systems; `imperial` is null where the metric value holds in both. */
export type Datum = { key: string; name: string; metric: string; imperial: string | null };

/** The data under one heading, such as `wire`. */
export type Section = { key: string; name: string; rows: Datum[] };

/** A machine or program as its documents describe it, in one language. */
export type Machine = {
  slug: string;
  language: string;
  name: string;
  kind: string;
  brand: string;
  image: string | null;
  scene: string | null;
  short: string;
  paragraphs: string[];
  highlights: { name: string; text: string }[];
  data: Section[];
  key: Datum[];
  steps: { slug: string; name: string }[];
  variants: { metric: string; imperial: string; data: Datum[] }[];
};

/** Null: there is no text about it in this language. */
export function findMachine(
  catalogue: SeedCatalogue,
  product: SeedProduct,
  language: string,
): Machine | null {
  const texts = product.texts[language];
  if (!texts?.short) return null;
  const t = (words: Readonly<Record<string, string>> | undefined) => findText(words ?? {}, language);
  const [home] = product.classifications.map((slug) =>
    catalogue.classifications.find((c) => c.slug === slug),
  );
  const rows = findData(catalogue, product.specifications, language);
  return {
    slug: product.slug,
    language,
    name: t(product.names),
    kind: t(home?.names),
    brand: product.brand ?? 'litzen',
    image: product.images.find(({ kind }) => kind === 'cutout')?.name ?? null,
    scene:
      product.images.find(({ kind }) => kind === 'scene')?.name ?? product.highlights[0]?.image?.name ?? null,
    short: texts.short,
    paragraphs: (texts.long ?? '').split(/\n\s*\n/).filter(Boolean),
    highlights: texts.highlights ?? [],
    data: catalogue.groups
      .toSorted((a, b) => a.position - b.position)
      .map(({ key, names }) => ({ key, name: t(names), rows: rows.filter(({ section }) => section === key) }))
      .filter((section) => section.rows.length > 0),
    key: (home?.cards ?? []).flatMap((key) => rows.filter((row) => row.key === key)).slice(0, 3),
    steps: product.capabilities.map((slug) => ({
      slug,
      name: t(catalogue.capabilities.find((capability) => capability.slug === slug)?.names),
    })),
    variants: product.variants.map(({ metric, imperial, specifications }) => ({
      metric: t(metric),
      imperial: t(imperial),
      data: findData(catalogue, specifications, language),
    })),
  };
}

/** Sorted as the attributes are. */
function findData(
  { attributes }: SeedCatalogue,
  specifications: readonly StoredSpecification[],
  language: string,
): (Datum & { section: string })[] {
  return attributes.flatMap(({ key, names, section }) => {
    const lines = specifications.filter((line) => line.key === key);
    const metric = lines.find(({ system }) => system !== 'Imperial') ?? lines[0];
    const imperial = lines.find(({ system }) => system === 'Imperial');
    if (!metric) return [];
    return {
      key,
      section,
      name: findText(names, language),
      metric: written(metric, language),
      imperial: imperial && imperial !== metric ? written(imperial, language) : null,
    };
  });
}

const written = ({ values, unit }: StoredSpecification, language: string) =>
  writtenValue(
    { value: findText(values, language), unit: unit && findUnit(unit, language) },
    isLanguage(language) ? language : 'en',
  );
