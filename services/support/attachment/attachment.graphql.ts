import { builder } from '../builder.ts';
import type { AttachmentRow } from './find-attachments.ts';

export const TicketAttachment = builder.objectRef<AttachmentRow>('TicketAttachment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    contentType: t.exposeString('contentType', {
      description: '`image/…`, `video/…`, or that of a document.',
    }),
    size: t.exposeFloat('size', { description: 'In bytes.' }),
    width: t.exposeInt('width', { description: 'In pixels; 0 for a film or document.' }),
    height: t.exposeInt('height'),
    url: t.string({
      description: 'Where a browser gets it without a token, for minutes.',
      resolve: ({ id, name }, _, { links }) =>
        links.sign(`/api/attachments/${id}/${encodeURIComponent(name)}`),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'The picture in a size for lists; null for a film or document.',
      resolve: ({ id, contentType }, _, { links }) =>
        contentType.startsWith('image/') ? links.sign(`/api/attachments/${id}/preview.webp`) : null,
    }),
  }),
});
