import { badInput } from '../bad-input.ts';

/** The scalar for a file beside its query (contracts/graphql-upload.ts), for every back end that accepts files. */
export const uploadScalar = {
  description: 'A file that goes with its question: the GraphQL multipart request specification.',
  parseValue(value: unknown): Uint8Array {
    if (!(value instanceof Uint8Array)) throw badInput('Must be a file.', 'file');
    return value;
  },
  serialize: (): never => {
    throw new TypeError('This type is for input only');
  },
};
