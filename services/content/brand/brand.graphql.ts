import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { statement } from '#services/foundation/statement.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';
import { oncePerReader } from '../once-per-reader.ts';
import type { Reader } from '../request-context.ts';
import type { brand } from './brand.tables.ts';

export type BrandRow = Omit<typeof brand.$inferSelect, 'sortIndex'>;

const all = statement<BrandRow>(
  'content_brands',
  'SELECT id, name, pim_id AS "pimId", image FROM content.brand ORDER BY sort_index',
);

const everyBrand = oncePerReader(({ connection }) => all(connection));

/** The brands with these ids, in their order. */
export async function getBrands(reader: Reader, ids: readonly string[]): Promise<BrandRow[]> {
  return (await everyBrand(reader)).filter(({ id }) => ids.includes(id));
}

export const BrandType = builder.objectRef<BrandRow>('Brand').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    pimId: t.exposeString('pimId', { nullable: true }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages, openAddress) : null;
      },
    }),
  }),
});

builder.queryField('brands', (t) =>
  t.field({ type: [BrandType], resolve: (_, __, reader) => everyBrand(reader) }),
);
