import type { Machine } from '../schema/outputs.ts';
import { NotAnswered } from './not-answered.ts';
import { machineQuery } from './queries.ts';
import { seenCard, seenValue } from './seen-machine.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';

type Args = { slug: string; system?: 'metric' | 'imperial' | undefined };

/**
 * All public data of a machine.
 * @throws {NotAnswered} when it does not exist, or is not sold in the country
 */
export async function getMachine(
  sources: Sources,
  { slug, system }: Args,
  reading: Reading,
): Promise<Machine> {
  const { language, country } = reading;
  const { productBySlug: found } = await queryProducts(sources, machineQuery, {
    slug,
    language,
    country: country ?? null,
  });
  if (found.type !== 'product') throw new NotAnswered('absent', 'There is no such machine.');
  const origin = sources.origin();
  const values = (lines: typeof found.specifications) =>
    lines.map(seenValue).filter((line) => !system || line.system === null || line.system === system);
  return {
    ...seenCard(found, reading, sources),
    text: found.long_description,
    language: found.language,
    images: found.images.map((image) => ({
      url: origin + image.url,
      alternativeText: image.alternativeText,
    })),
    values: values(found.specifications),
    variants: found.variants.map((variant) => ({
      id: variant.id,
      name: system === 'imperial' ? variant.imperial_name : variant.metric_name,
      values: values(variant.specifications),
    })),
    documents: found.documents
      .filter(({ login }) => !login)
      .map((document) => ({
        slug: document.slug,
        name: document.name,
        type: document.type,
        url: origin + document.url,
        language: document.content_language,
        languages: [...document.languages],
        bytes: document.size,
      })),
    related: found.related.map(({ type, product }) => ({ slug: product.slug, name: product.name, type })),
  };
}
