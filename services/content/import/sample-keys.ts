import { readSeed } from './read-seed.ts';

/** The keys of the rows that a directory of content produces, by table: all others were made by somebody. */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { seed } = await readSeed(directory);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    site: ids(seed.sites),
    page: ids(seed.pages),
    file: ids(seed.files),
    brand: ids(seed.brands),
    contact: ids(seed.contacts),
    location: ids(seed.locations),
    news_item: ids(seed.news),
    editor: ids(seed.editors),
    theme: seed.themes.map(({ key }) => key),
  };
}
