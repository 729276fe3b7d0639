import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';
import type { ImageKind } from '../image/stored-image.ts';
import { readProducts } from './read-products.ts';
import { readVocabulary } from './read-vocabulary.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';

/**
 * Reads a directory of catalogue files, and media from the directory beside it.
 * @returns what was read, and every problem that prevents the import
 */
export async function readCatalogue(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
): Promise<{ catalogue: SeedCatalogue; problems: Problem[] }> {
  const folder = openSeedFolder(directory);
  const media = new Set(await readdir(mediaDirectory).catch(() => []));
  const { names, ...vocabulary } = await readVocabulary(folder, media);
  const products = await readProducts(folder, { ...vocabulary, names, media });
  return {
    catalogue: { ...vocabulary, classifications: withKinds(vocabulary, products), products },
    problems: folder.problems,
  };
}

/** The cutout of a machine stays a cutout where it also represents its classification. */
function withKinds(
  { classifications }: Pick<SeedCatalogue, 'classifications'>,
  products: SeedCatalogue['products'],
): SeedCatalogue['classifications'] {
  const kinds = new Map<string, ImageKind>(
    products.flatMap(({ images }) => images.map(({ name, kind }) => [name, kind])),
  );
  return classifications.map(({ image, ...classification }) => ({
    ...classification,
    image: image && { ...image, kind: kinds.get(image.name) ?? image.kind },
  }));
}
