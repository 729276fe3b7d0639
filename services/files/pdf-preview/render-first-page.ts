/**
 * Renders the first page of a PDF, in a worker, so that an expensive document blocks nobody and its memory ends with it. PDFium is
 * compiled to WebAssembly: it reaches neither files nor network.
 */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

export type RenderedPage = { data: Uint8Array; width: number; height: number };

export async function renderFirstPage(
  path: string,
  size: { width: number; height: number },
): Promise<RenderedPage> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(size.width / originalWidth, size.height / originalHeight);
  // It gives red, green, blue and alpha, in this order.
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  return { data, width, height };
}
