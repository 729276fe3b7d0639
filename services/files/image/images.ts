import {
  type ImageFormat,
  type ImageVariant,
  imageSizes,
  sizeKey,
  variantOfKey,
} from '#contracts/content/images/images.ts';
import type { Admission, FileAccess } from '#services/files/delivery/file-access.ts';
import { createLimit, Overloaded } from '#services/foundation/limit.ts';
import type { BlobStore, StoredFile } from '../blob/blob-store.ts';
import { deliver, deliverBytes } from '../delivery/deliver.ts';
import { absentFile, comeBackLater, expiredAddress } from '../delivery/refusals.ts';
import type { ImageCache } from './image-cache.ts';
import { transform } from './transform.ts';

/** The placeholder for a missing picture: the outline of a picture frame in a neutral grey. */
const placeholderDrawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#e9eaec"/>
<g fill="none" stroke="#a9adb3" stroke-width="16" stroke-linejoin="round">
<rect x="440" y="330" width="320" height="240" rx="16"/>
<circle cx="530" cy="410" r="28"/>
<path d="m448 545 92-88 64 60 68-72 80 84"/>
</g>
</svg>
`,
);

/** `/image/{picture}/{size}.{format}`, or a drawing as it is; services/files/delivery/file-access.ts knows which picture its name means. */
type ImageAddress =
  | { readonly picture: string; readonly kind: 'original' }
  | {
      readonly picture: string;
      readonly kind: 'drawn';
      readonly name: string;
      readonly variant: ImageVariant;
      readonly format: ImageFormat;
    };

/** The address without a size (CAT-00): as wide as the widest place on a page. */
const alone = `${sizeKey(imageSizes.Stretched)}.webp`;

/** Parses the address of a picture. Undefined: a size that no page uses. */
function parseImageAddress(pathname: string): ImageAddress | undefined {
  const [, picture = '', name = alone] = /^\/image\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (picture === '') return undefined;
  if (name === 'original.svg') return { picture, kind: 'original' };
  const [, key = '', format] = /^(.+)\.(avif|webp|png)$/.exec(name) ?? [];
  const variant = variantOfKey(key);
  return variant && { picture, kind: 'drawn', name, variant, format: format as ImageFormat };
}

const drawing = 'image/svg+xml';
const placeholder: StoredFile = {
  hash: 'placeholder',
  size: placeholderDrawing.length,
  contentType: drawing,
  width: 1200,
  height: 900,
  transparent: true,
};

type Parts = { blobs: BlobStore; drawn: ImageCache; admit: FileAccess['admit'] };

/** Answers `/image/{picture}/{size}.{format}`: renders each size once and stores it. */
export function createImages({ blobs, drawn, admit }: Parts): (request: Request) => Promise<Response> {
  // Each transform uses a thread of its own; more at once would only slow down everything else.
  const limit = createLimit(2, 200);
  const flights = new Map<string, Promise<Buffer>>();

  const find = async (hash: string) => (hash === placeholder.hash ? placeholder : blobs.about(hash));
  const admitted = async (picture: string): Promise<Admission> =>
    picture === placeholder.hash ? { kind: 'open', hash: picture, isForAll: true } : admit('image', picture);
  const withSource = <Result>(file: StoredFile, work: (source: string | Buffer) => Promise<Result>) =>
    file === placeholder ? work(placeholderDrawing) : blobs.onDisk(file.hash, work);

  async function render(file: StoredFile, address: ImageAddress & { kind: 'drawn' }): Promise<Buffer> {
    const cached = await drawn.get(file.hash, address.name);
    if (cached) return cached;
    const { width, height } = file;
    const bytes = await limit(() =>
      withSource(file, (source) => transform({ source, width, height }, address.variant, address.format)),
    );
    await drawn.put(file.hash, address.name, bytes);
    return bytes;
  }

  function renderOnce(file: StoredFile, address: ImageAddress & { kind: 'drawn' }): Promise<Buffer> {
    const key = `${file.hash}/${address.name}`;
    const begun = flights.get(key) ?? render(file, address).finally(() => flights.delete(key));
    flights.set(key, begun);
    return begun;
  }

  return async (request) => {
    const address = parseImageAddress(new URL(request.url).pathname);
    if (!address) return absentFile();
    const admission = await admitted(address.picture);
    if (admission.kind !== 'open') return admission.kind === 'expired' ? expiredAddress() : absentFile();
    const caching = admission.isForAll ? 'forever' : 'never';
    const file = await find(admission.hash);
    if (!file?.contentType.startsWith('image/')) return absentFile();
    if (address.kind === 'original') {
      if (file.contentType !== drawing) return absentFile();
      if (file === placeholder) {
        const made = { bytes: placeholderDrawing, contentType: drawing, etag: '"placeholder"' };
        return deliverBytes(request, made, caching);
      }
      const fileName = `${file.hash}.svg`;
      return deliver(request, file, blobs, { fileName, attachment: false, caching });
    }
    try {
      const bytes = await renderOnce(file, address);
      const made = { bytes, contentType: `image/${address.format}`, etag: `"${file.hash}-${address.name}"` };
      return deliverBytes(request, made, caching);
    } catch (error) {
      if (error instanceof Overloaded) return comeBackLater();
      throw error;
    }
  };
}
