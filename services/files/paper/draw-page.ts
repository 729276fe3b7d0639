/**
 * Draws the first page of a paper in a thread of its own, so that what a paper asks for holds up nobody and ends with it.
 * PDFium is compiled to WebAssembly: it reaches neither files nor network.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const { path, width, height } = workerData as { path: string; width: number; height: number };
const library = await PDFiumLibrary.init();
const paper = await library.loadDocument(await readFile(path));
const page = paper.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Math.min(width / originalWidth, height / originalHeight);
// It gives red, green, blue and alpha, in this order.
const drawn = await page.render({ scale, render: 'bitmap' });
parentPort?.postMessage({ data: drawn.data, width: drawn.width, height: drawn.height });
