import { builder } from '../builder.ts';
import type { DeliveredImage } from './stored-image.ts';

export const ProductImage = builder.objectRef<DeliveredImage>('ProductImage').implement({
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Gives the picture; sizes of contracts/content/images/images.ts stand below it.',
    }),
    alternativeText: t.exposeString('alt'),
    name: t.exposeString('name'),
    alt: t.exposeString('alt', { deprecationReason: 'Ask `alternativeText`.' }),
    contentType: t.exposeString('contentType'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    focalX: t.exposeFloat('focalX'),
    focalY: t.exposeFloat('focalY'),
    default: t.exposeBoolean('default'),
    kind: t.exposeString('kind', {
      description: '`cutout`: the machine alone, without a ground; `scene`: a picture with its own ground.',
    }),
  }),
});
