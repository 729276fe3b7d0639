/** A picture of more points than this is a bomb or a mistake. */
const limitInputPixels = 60_000_000;

/** A picture as it is seen, after the camera's orientation; what is done with it fails when it cannot be read. */
export async function openPicture(source: string | Buffer) {
  // The library and what it brings take time and memory, so they are loaded with the first picture.
  const { default: sharp } = await import('sharp');
  // Every picture is rendered once and then cached as a file: what the library remembers would only fill the memory.
  sharp.cache(false);
  return sharp(source, { limitInputPixels, failOn: 'error' }).autoOrient();
}
