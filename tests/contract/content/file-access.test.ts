import { describe, expect, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { isHashShown } from '#services/content/file/file-access.ts';
import { editPages, hero, petra, words } from '../pages/edit-pages.ts';

const { call, create, open, pool, publish, save, unpublish } = editPages();

const addMutation = graphql(`
  mutation addPicture($file: TakenFile!, $by: String!) { addFile(file: $file, by: $by) }
`);
const versionMutation = graphql(`
  mutation replacePicture($id: ID!, $file: TakenFile!, $by: String!) { addFileVersion(id: $id, file: $file, by: $by) }
`);

const newHash = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, 40);
const taken = (hash: string) => ({
  hash,
  size: 1234,
  contentType: 'image/webp',
  width: 10,
  height: 10,
  transparent: false,
  fileName: `picture-${hash}.webp`,
});

/** A picture that was just added to the media library. */
async function newPicture() {
  const hash = newHash();
  const { addFile: id } = await call(addMutation, { file: taken(hash), by: petra });
  return { id, isShown: () => isHashShown(pool(), hash) };
}

const showing = (image: string): Partial<PageDraft> => ({ image, texts: { en: words('A page') } });

/** Changes a page and publishes it. */
async function change(id: string, parts: Partial<PageDraft>): Promise<void> {
  const { draft, revision } = await open(id);
  await save({ ...(draft as PageDraft), ...parts }, revision);
  expect(await publish(id, ['en'])).toMatchObject({ done: true });
}

describe('FIL-01 IMG-01 PAG-05 a file is for everybody while something that visitors find shows it', () => {
  test('a picture is, from the publication of its page until that is taken away', async () => {
    const { id: image, isShown } = await newPicture();
    expect(await isShown(), 'in the library alone').toBe(false);
    const { id } = await create('/shown', showing(image));
    expect(await isShown(), 'in a draft').toBe(false);
    expect((await publish(id, ['en'])).done).toBe(true);
    expect(await isShown(), 'published').toBe(true);
    await unpublish(id, ['en']);
    expect(await isShown(), 'taken away').toBe(false);
  });

  test('one in a page that is protected, itself or from above, is not, until it is open again', async () => {
    const { id: image, isShown } = await newPicture();
    const above = await create('/guarded', { texts: { en: words('Above') } });
    expect((await publish(above.id, ['en'])).done).toBe(true);
    const below = await create('/guarded/below', showing(image));
    expect((await publish(below.id, ['en'])).done).toBe(true);
    expect(await isShown(), 'open').toBe(true);
    const byRole = { protection: 'role', requiredRole: 'kmx_int_ticketing_user' } as const;
    await change(above.id, byRole);
    expect(await isShown(), 'protected from above').toBe(false);
    const both = await create('/open-beside', showing(image));
    expect((await publish(both.id, ['en'])).done).toBe(true);
    expect(await isShown(), 'in an open page, too').toBe(true);
    await unpublish(both.id, ['en']);
    await change(above.id, { protection: 'none', requiredRole: null });
    expect(await isShown(), 'open again').toBe(true);
    await change(below.id, byRole);
    expect(await isShown(), 'protected itself').toBe(false);
  });

  test('what is planned is from its moment on, without anybody doing anything', async () => {
    const [release, news] = [await newPicture(), await newPicture()];
    const { id } = await create('/planned-picture', showing(release.id));
    expect((await publish(id, ['en'])).done).toBe(true);
    const soon = "now() + interval '1 hour'";
    await pool().query(`UPDATE content.page_version SET publication_date = ${soon} WHERE page_id = $1`, [id]);
    await pool().query(
      `INSERT INTO content.news_item (id, publication_date, title, text, image)
       VALUES ($1, ${soon}, '{"en": "Soon"}', '{}', $2)`,
      [crypto.randomUUID(), news.id],
    );
    expect([await release.isShown(), await news.isShown()]).toEqual([false, false]);
    const past = "now() - interval '1 second'";
    await pool().query(`UPDATE content.page_version SET publication_date = ${past} WHERE page_id = $1`, [id]);
    await pool().query(`UPDATE content.news_item SET publication_date = ${past} WHERE image = $1`, [news.id]);
    expect([await release.isShown(), await news.isShown()]).toEqual([true, true]);
  });

  test('what was replaced or removed is not any more', async () => {
    const { id: image, isShown } = await newPicture();
    const { id } = await create('/replaced', showing(image));
    await publish(id, ['en']);
    expect(await isShown()).toBe(true);
    const next = newHash();
    await call(versionMutation, { id: image, file: taken(next), by: petra });
    expect([await isShown(), await isHashShown(pool(), next)]).toEqual([false, true]);
    await pool().query('DELETE FROM content.file WHERE id = $1', [image]);
    expect(await isHashShown(pool(), next)).toBe(false);
  });

  test('a paper that a page only links by its address is, and no other whose address begins alike', async () => {
    const [linked, alike] = [await newPicture(), await newPicture()];
    const slug = `paper-${crypto.randomUUID()}`;
    await pool().query('UPDATE content.file SET slug = $2 WHERE id = $1', [linked.id, `${slug}-long`]);
    await pool().query('UPDATE content.file SET slug = $2 WHERE id = $1', [alike.id, slug]);
    const actions = [{ id: '1', kind: 'PATH', path: `/file/${slug}-long?l=en` }] as never;
    const { id } = await create('/links-a-paper', {
      blocks: [{ ...hero, actions }],
      texts: { en: words('A page') },
    });
    expect(await linked.isShown()).toBe(false);
    await publish(id, ['en']);
    expect([await linked.isShown(), await alike.isShown()]).toEqual([true, false]);
  });
});
