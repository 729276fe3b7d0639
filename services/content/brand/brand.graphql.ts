import { statement } from '#services/foundation/statement.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { ImageType } from '../file/file.graphql.ts';

type BrandRow = { id: string; name: string; pimId: string | null; image: string | null };

const all = statement<BrandRow>(
  'content_brands',
  'SELECT id, name, pim_id AS "pimId", image FROM content.brand ORDER BY sort_index',
);

const Brand = builder.objectRef<BrandRow>('Brand').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    pimId: t.exposeString('pimId', { nullable: true }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages) : null;
      },
    }),
  }),
});

builder.queryField('brands', (t) =>
  t.field({ type: [Brand], resolve: (_, __, { connection }) => all(connection) }),
);
