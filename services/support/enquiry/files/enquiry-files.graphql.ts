import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../../builder.ts';
import type { Caller } from '../../caller.ts';
import { findUnsentFiles, type UnsentFile } from './unsent-files.ts';

const maxIds = 20;

const EnquiryUpload = builder.objectRef<UnsentFile>('EnquiryUpload').implement({
  description: 'A file that was uploaded for a form and not sent with one yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    size: t.exposeFloat('size', { description: 'In bytes.' }),
  }),
});

builder.mutationField('uploadEnquiryFile', (t) =>
  t.field({
    type: EnquiryUpload,
    description:
      '0087: takes a file that came with a form which was sent without script; `submitEnquiry` takes its id. BAD_USER_INPUT with `fields.files`: kind, empty, full, tooOften.',
    args: {
      name: t.arg.string({ required: true, description: 'As its sender calls it.' }),
      file: t.arg({ type: 'Upload', required: true }),
      visitor: t.arg.string({ description: 'From where it was sent.' }),
    },
    resolve(_, { name, file, visitor }, caller) {
      return takingFiles(caller).save({ name, bytes: file, visitor: visitor?.slice(0, 100) ?? '' });
    },
  }),
);

builder.queryField('enquiryUploads', (t) =>
  t.field({
    type: [EnquiryUpload],
    description: 'Those of these files that are there and were not sent yet.',
    args: { ids: t.arg.idList({ required: true }) },
    async resolve(_, { ids }, caller) {
      takingFiles(caller);
      if (ids.length > maxIds) throw badInput('Are too many.', 'ids');
      return (await findUnsentFiles(caller.connection, ids)).filter(({ isWhole }) => isWhole);
    },
  }),
);

function takingFiles({ trusted, enquiryFiles }: Caller): NonNullable<Caller['enquiryFiles']> {
  if (!trusted) throw forbidden('Files of enquiries are sent through the site.');
  if (!enquiryFiles) throw badInput('Files are not accepted here.', 'file');
  return enquiryFiles;
}
