import { badInput } from '../bad-input.ts';

/** The type of a file that goes with its question (contracts/graphql-upload.ts), of every back end that takes files. */
export const uploadScalar = {
  description: 'A file that goes with its question: the GraphQL multipart request specification.',
  parseValue(value: unknown): Uint8Array {
    if (!(value instanceof Uint8Array)) throw badInput('Must be a file.', 'file');
    return value;
  },
  serialize: (): never => {
    throw new TypeError('This type is for questions only');
  },
};
