import { imageUrl, type StoredImage } from '../image/stored-image.ts';
import type { Product } from '../product/stored-product.ts';
import type { SeedImage, SeedProduct } from './seed-catalogue.ts';

/** The file store's record of a file. Width and height are zero if it is not a picture. */
export type StoredFile = { hash: string; size: number; contentType: string; width: number; height: number };

/** Finds the record by the name of the file. */
export type Store = (name: string) => StoredFile;

/** A product as it is stored, once its files are in the file store. */
export function productOfSeed({ films, modelFile, ...product }: SeedProduct, store: Store): Product {
  const mediaUrl = (name: string) => `/media/${store(name).hash}/${encodeURIComponent(name)}`;
  const picture = (image: SeedImage) => pictureOfSeed(image, store(image.name));
  return {
    ...product,
    images: product.images.map(picture),
    highlights: product.highlights.map(({ image, videoUrl }) => ({
      image: image && picture(image),
      videoUrl,
    })),
    documents: product.documents.map((document) => ({
      ...document,
      thumbnail: document.thumbnail && picture(document.thumbnail),
      versions: document.versions.map(({ language, fileName }) => {
        const { hash, contentType, size } = store(fileName);
        return { language, fileName, hash, contentType, size };
      }),
    })),
    videoUrl: films.main ? mediaUrl(films.main) : product.videoUrl,
    videoAlternativeUrl: films.alternative && mediaUrl(films.alternative),
    videoImageUrl: films.poster ? imageUrl(store(films.poster).hash) : product.videoImageUrl,
    model: modelFile === null ? null : { url: mediaUrl(modelFile), size: store(modelFile).size },
  };
}

export function pictureOfSeed({ name, kind, alt }: SeedImage, file: StoredFile): StoredImage {
  const { hash, contentType, width, height } = file;
  return { name, kind, alt, hash, contentType, width, height };
}
