import { join } from 'node:path';
import type { Pool } from 'pg';
import { inTransaction } from '#services/foundation/transaction.ts';
import { saveProducts } from '../product/save-products.ts';
import { findVocabularyUpdates, rememberVocabulary } from '../vocabulary/loaded-vocabulary.ts';
import { type SavedVocabulary, saveVocabulary } from '../vocabulary/save-vocabulary.ts';
import { pictureOfSeed, productOfSeed, type Store, type StoredFile } from './product-of-seed.ts';
import type { SeedCatalogue, SeedImage } from './seed-catalogue.ts';

export type StoreFile = (path: string) => Promise<StoredFile>;

export type CatalogueReport = {
  products: number;
  services: number;
  texts: number;
  documents: number;
  files: number;
  milliseconds: number;
};

/** The directory of the media files, and the hash of the vocabulary's files: see `stateOfFiles`. */
type Source = { mediaDirectory: string; storeFile: StoreFile; state: string };

/**
 * Imports a catalogue from files: all of it or, if something fails, nothing. Existing entries with the same
 * slug are replaced; importing it again changes nothing.
 */
export async function importCatalogue(
  pool: Pool,
  catalogue: SeedCatalogue,
  { mediaDirectory, storeFile, state }: Source,
): Promise<CatalogueReport> {
  const started = performance.now();
  const store = await storeAll(getFiles(catalogue), mediaDirectory, storeFile);
  const vocabulary = storedVocabulary(catalogue, store);
  const products = catalogue.products.map((product) => productOfSeed(product, store));
  await inTransaction(pool, async (connection) => {
    await saveVocabulary(connection, vocabulary);
    await rememberVocabulary(connection, vocabulary, state);
    await saveProducts(connection, products);
  });
  return {
    products: products.filter(({ type }) => type === 'product').length,
    services: products.filter(({ type }) => type === 'service').length,
    texts: products.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    documents: products.reduce((sum, { documents }) => sum + documents.length, 0),
    files: getFiles(catalogue).size,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Imports the vocabulary again, except the entries that somebody has changed since. */
export async function importVocabularyAgain(
  pool: Pool,
  catalogue: SeedCatalogue,
  { mediaDirectory, storeFile, state }: Source,
): Promise<void> {
  const store = await storeAll(getFiles({ ...catalogue, products: [] }), mediaDirectory, storeFile);
  await inTransaction(pool, async (connection) => {
    const updates = await findVocabularyUpdates(connection, storedVocabulary(catalogue, store));
    await saveVocabulary(connection, updates);
    await rememberVocabulary(connection, updates, state);
  });
}

function storedVocabulary(catalogue: SeedCatalogue, store: Store): SavedVocabulary {
  const withPicture = <Entry extends { image: SeedImage | null }>(entry: Entry) => ({
    ...entry,
    image: entry.image && pictureOfSeed(entry.image, store(entry.image.name)),
  });
  return {
    groups: catalogue.groups,
    attributes: catalogue.attributes,
    brands: catalogue.brands.map(withPicture),
    capabilities: catalogue.capabilities.map(withPicture),
    classifications: catalogue.classifications.map(withPicture),
  };
}

/** How many files are stored at a time: measuring pictures takes memory. */
const together = 8;

async function storeAll(names: ReadonlySet<string>, directory: string, storeFile: StoreFile): Promise<Store> {
  const stored = new Map<string, StoredFile>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      stored.set(name, await storeFile(join(directory, name)));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return (name) => {
    const file = stored.get(name);
    if (!file) throw new Error(`${name} was not taken in`);
    return file;
  };
}

function getFiles({ brands, capabilities, classifications, products }: SeedCatalogue): Set<string> {
  const images = [
    ...[...brands, ...capabilities, ...classifications].map(({ image }) => image),
    ...products.flatMap(({ images, highlights, documents }) => [
      ...images,
      ...highlights.map(({ image }) => image),
      ...documents.map(({ thumbnail }) => thumbnail),
    ]),
  ];
  const others = products.flatMap(({ films, modelFile, documents }) => [
    ...Object.values(films),
    modelFile,
    ...documents.flatMap(({ versions }) => versions.map(({ fileName }) => fileName)),
  ]);
  return new Set([...images.map((image) => image?.name), ...others].filter((name) => name != null));
}
