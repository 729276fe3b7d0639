/** A picture with more pixels than this is a decompression bomb or a mistake. */
const limitInputPixels = 60_000_000;

/** Opens a picture, turned by the camera's orientation; operations on it fail when it cannot be read. */
export async function openPicture(source: string | Buffer) {
  // The library and what it brings take time and memory, so they are loaded with the first picture.
  const { default: sharp } = await import('sharp');
  // Every size is rendered once and then cached as a file: the library's own cache would only take memory.
  sharp.cache(false);
  return sharp(source, { limitInputPixels, failOn: 'error' }).autoOrient();
}
