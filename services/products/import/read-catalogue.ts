import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem, ReportProblem } from '#seed/schema/problem.ts';
import { isObject, readYaml } from '#seed/schema/yaml-file.ts';
import { isSlug } from '../arguments.ts';
import type { Classification } from '../classification/save-classifications.ts';
import type { ImageKind } from '../image/stored-image.ts';
import { reportTwice } from './checked-fields.ts';
import { type ItemFile, readItem, type Surroundings } from './read-item.ts';
import { readTexts } from './read-texts.ts';
import {
  readAttributeGroups,
  readAttributes,
  readBrands,
  readCapabilities,
  readClassifications,
} from './read-vocabulary.ts';
import type { SeedCatalogue, SeedImage, SeedProduct } from './seed-catalogue.ts';
import { openMedia } from './seed-media.ts';

/**
 * Reads a directory of catalogue files, and media from the directory beside it.
 * @returns what was understood, and everything that must be put right before it can be imported
 */
export async function readCatalogue(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
): Promise<{ catalogue: SeedCatalogue; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: ReportProblem = (problem) => problems.push(problem);
  const media = await openMedia(mediaDirectory);
  const groups = await readAttributeGroups(directory, report);
  const [attributes, brands, capabilities] = await Promise.all([
    readAttributes(directory, groups, report),
    readBrands(directory, media, report),
    readCapabilities(directory, media, report),
  ]);
  const classifications = await readClassifications(directory, media, attributes, report);
  const products = await readItems(directory, {
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands: new Set(brands.map(({ id }) => id)),
    capabilities: new Set(capabilities.map(({ slug }) => slug)),
    classifications: new Map(classifications.map(({ slug, type }) => [slug, type])),
    media,
    report,
  });
  return {
    catalogue: {
      groups,
      attributes,
      brands,
      capabilities,
      classifications: withKinds(classifications, products),
      products,
    },
    problems,
  };
}

async function readItems(directory: string, surroundings: Surroundings): Promise<SeedProduct[]> {
  const { report, classifications } = surroundings;
  const texts = await readTexts(directory, report);
  const files = [
    ...(await itemFiles(directory, 'products', 'product', report)),
    ...(await itemFiles(directory, 'services', 'service', report)),
  ];
  const products: SeedProduct[] = [];
  for (const item of files) {
    const content = await readYaml(directory, item.file, report);
    if (content === undefined) continue;
    if (!isObject(content)) {
      report({ file: item.file, message: 'must have fields' });
      continue;
    }
    const words = texts.of(`${item.type}s`, item.slug);
    products.push(readItem(content, item, words, surroundings));
  }
  texts.reportUnused();
  for (const { slug, file } of files) {
    if (classifications.has(slug)) report({ file, message: 'has the slug of a classification' });
  }
  checkAmongAll(products, files, report);
  return products;
}

/** What can only be checked when everything is known. */
function checkAmongAll(
  products: readonly SeedProduct[],
  files: readonly ItemFile[],
  report: ReportProblem,
): void {
  reportTwice(
    files,
    ({ slug }) => slug,
    (slug) => report({ file: `services/${slug}.yaml`, message: 'has the slug of a product' }),
  );
  reportTwice(
    products.flatMap(({ documents }) => documents),
    ({ slug }) => slug,
    (slug) => report({ file: 'products', field: `documents/${slug}`, message: 'is the slug of two papers' }),
  );
  const types = new Map(products.map(({ slug, type }) => [slug, type]));
  for (const { slug, type, related } of products) {
    for (const relation of related) {
      const wanted = relation.type === 'service' ? 'service' : 'product';
      const found = types.get(relation.slug);
      const isRight = found === wanted || (found !== undefined && relation.type === 'related');
      if (isRight) continue;
      report({
        file: `${type}s/${slug}.yaml`,
        field: `related/${relation.type}`,
        message: `names the ${wanted} "${relation.slug}", which does not exist`,
      });
    }
  }
}

async function itemFiles(
  directory: string,
  folder: string,
  type: ItemFile['type'],
  report: ReportProblem,
): Promise<ItemFile[]> {
  const names = (await readdir(join(directory, folder)).catch(() => [])).sort();
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    const slug = name.replace(/\.yaml$/, '');
    if (name.endsWith('.yaml') && isSlug(slug)) return [{ slug, type, file }];
    report({ file, message: 'must be {slug}.yaml' });
    return [];
  });
}

/** A machine without a ground is the same picture where it stands for its classification. */
function withKinds(
  classifications: readonly Classification<SeedImage>[],
  products: readonly SeedProduct[],
): Classification<SeedImage>[] {
  const kinds = new Map<string, ImageKind>(
    products.flatMap(({ images }) => images.map(({ name, kind }) => [name, kind])),
  );
  return classifications.map((classification) => ({
    ...classification,
    image: classification.image && {
      ...classification.image,
      kind: kinds.get(classification.image.name) ?? classification.image.kind,
    },
  }));
}
