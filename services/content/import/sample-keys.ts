import { readSeed } from './read-seed.ts';

/** What a directory of content makes, by table, for those who look for what else there is. */
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
