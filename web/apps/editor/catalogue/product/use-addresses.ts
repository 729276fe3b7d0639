import { useState } from 'react';
import type { ListedFile } from '../../media/media-data.ts';
import type { EditedProduct } from '../catalogue-operations.ts';
import { hashOfAddress } from '../parts/files/drafted-files.ts';

/**
 * The addresses of pictures in a draft: from the server for saved ones, from the library for those just
 * chosen.
 */
export function useAddresses({ files }: Pick<EditedProduct, 'files'>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const saved = files.map(({ hash, image }) => [hash, image] as const);
  return {
    addresses: new Map([...chosen, ...saved]),
    remember({ image }: ListedFile) {
      const hash = image && hashOfAddress(image.src);
      if (hash) setChosen((now) => new Map([...now, [hash, image.src]]));
    },
  };
}
