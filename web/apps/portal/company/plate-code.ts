import { joiningLengths } from '#contracts/identity/joining.ts';

/**
 * The barcode detector of the W3C's Shape Detection API, which not every browser has and TypeScript does not
 * declare.
 */
type CodeReader = { detect: (picture: ImageBitmapSource) => Promise<readonly { rawValue: string }[]> };
type CodeReaders = {
  new (options: { formats: readonly string[] }): CodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The code formats on plates of machines. */
const plateFormats = ['qr_code', 'data_matrix', 'code_128', 'code_39'];

/** Undefined: this browser cannot read codes. */
export async function findCodeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: readers } = globalThis as { BarcodeDetector?: CodeReaders };
  if (!readers) return undefined;
  const known = await readers.getSupportedFormats().catch((): readonly string[] => []);
  const formats = plateFormats.filter((format) => known.includes(format));
  return formats.length > 0 ? new readers({ formats }) : undefined;
}

/** The serial number in a photo of a plate; undefined: no code in it contains one. */
export async function readPlate(reader: CodeReader, photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo);
  const codes = await reader.detect(picture).finally(() => picture.close());
  return codes.map(({ rawValue }) => serialIn(rawValue)).find((serial) => serial !== undefined);
}

/**
 * A code contains the number itself, or an address that ends with it (IEC 61406), in a GS1 Digital Link after
 * `21`.
 */
export function serialIn(code: string): string | undefined {
  const url = URL.parse(code);
  const text = (url && /^https?:$/.test(url.protocol) ? lastPart(url) : code).trim();
  const isSerial = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]*$/u.test(text) && text.length <= joiningLengths.value;
  return isSerial ? text : undefined;
}

function lastPart({ pathname }: URL): string {
  const parts = pathname.split('/').filter(Boolean);
  const behind = parts.lastIndexOf('21');
  const part = (behind >= 0 ? parts[behind + 1] : undefined) ?? parts.at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
