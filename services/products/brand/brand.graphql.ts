import { builder } from '../builder.ts';
import { ProductImage } from '../image/image.graphql.ts';
import { deliverImage, imageUrl } from '../image/stored-image.ts';
import type { Brand } from './save-brands.ts';

export const ProductBrand = builder.objectRef<Brand>('ProductBrand').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    image: t.field({
      type: ProductImage,
      nullable: true,
      resolve: ({ image }) => image && deliverImage(image, 'en'),
    }),
    image_url: t.string({ nullable: true, resolve: ({ image }) => image && imageUrl(image.hash) }),
    own: t.exposeBoolean('own', { description: "The company's own brand: not shown as a brand." }),
  }),
});
