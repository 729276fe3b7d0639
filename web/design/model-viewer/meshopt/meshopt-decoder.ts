import { decodeIndices, decodeTriangles } from './decode-indices.ts';
import { decodeVertices } from './decode-vertices.ts';
import { undoFilter } from './undo-filter.ts';

/**
 * Decodes buffers of EXT_meshopt_compression and KHR_meshopt_compression, as the appendix of the
 * specification defines it. Plain TypeScript after the reference decoder of meshoptimizer (Jasper St. Pierre,
 * MIT): the faster one is WebAssembly, which the content security policy would have to allow, and a machine
 * decodes in some ten milliseconds.
 */
export const meshoptDecoder = {
  supported: true,
  ready: Promise.resolve(),
  /** @throws {RangeError} when the bytes are malformed */
  async decodeGltfBufferAsync(
    count: number,
    size: number,
    source: Uint8Array,
    mode: string,
    filter?: string,
  ): Promise<Uint8Array> {
    const target = new Uint8Array(count * size);
    if (mode === 'TRIANGLES') decodeTriangles(findIndices(target, size), source);
    else if (mode === 'INDICES') decodeIndices(findIndices(target, size), source);
    else decodeVertices(target, count, size, source);
    if (filter) undoFilter(filter, target, count, size);
    return target;
  },
};

function findIndices({ buffer }: Uint8Array, size: number): Uint16Array | Uint32Array {
  return size === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
}
