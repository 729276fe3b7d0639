import { MeshoptEncoder } from 'meshoptimizer';
import { beforeAll, expect, test } from 'vitest';
import { meshoptDecoder } from './meshopt-decoder.ts';

beforeAll(() => MeshoptEncoder.ready);

/** Pseudo-random numbers, the same each time. */
function sequence(length: number, below: number): number[] {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  });
}

const getBytes = (values: ArrayBufferView) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

test.each([
  ['few vertices', 3],
  ['a block and a bit', 300],
  ['many blocks', 5000],
])('CAT-03 %s come out as they were packed', async (_, count) => {
  const waves = sequence(count * 4, 40).map((value, k) => Math.round(9000 * Math.sin(k / 300)) + value);
  const vertices = new Int16Array(waves);
  for (const version of [0, 1]) {
    const packed = MeshoptEncoder.encodeVertexBuffer(getBytes(vertices), count, 8);
    const level = MeshoptEncoder.encodeVertexBufferLevel(getBytes(vertices), count, 8, 3, version);
    expect(await meshoptDecoder.decodeGltfBufferAsync(count, 8, packed, 'ATTRIBUTES')).toEqual(
      getBytes(vertices),
    );
    expect(await meshoptDecoder.decodeGltfBufferAsync(count, 8, level, 'ATTRIBUTES')).toEqual(
      getBytes(vertices),
    );
  }
});

test('CAT-03 triangles come out with the corners that went in', async () => {
  const grid = 40;
  const triangles: number[][] = [];
  for (let row = 0; row < grid - 1; row++) {
    for (let column = 0; column < grid - 1; column++) {
      const a = row * grid + column;
      triangles.push([a, a + 1, a + grid], [a + 1, a + grid + 1, a + grid]);
    }
  }
  const stray = sequence(90, grid * grid);
  for (let k = 0; k < stray.length; k += 3) triangles.push(stray.slice(k, k + 3));
  const turned = (corners: readonly number[]) => {
    const first = corners.indexOf(Math.min(...corners));
    return [...corners.slice(first), ...corners.slice(0, first)].join();
  };
  const flat = triangles.flat();
  for (const [indices, size] of [
    [new Uint16Array(flat), 2],
    [new Uint32Array(flat), 4],
  ] as const) {
    const packed = MeshoptEncoder.encodeIndexBuffer(getBytes(indices), flat.length, size);
    const bytes = await meshoptDecoder.decodeGltfBufferAsync(flat.length, size, packed, 'TRIANGLES');
    const out = [...(size === 2 ? new Uint16Array(bytes.buffer) : new Uint32Array(bytes.buffer))];
    const found = triangles.map((_, k) => turned(out.slice(3 * k, 3 * k + 3)));
    expect(found).toEqual(triangles.map(turned));
  }
});

test('CAT-03 loose indices come out as they were packed', async () => {
  const indices = new Uint32Array(sequence(500, 70_000));
  const packed = MeshoptEncoder.encodeIndexSequence(getBytes(indices), 500, 4);
  const bytes = await meshoptDecoder.decodeGltfBufferAsync(500, 4, packed, 'INDICES');
  expect(new Uint32Array(bytes.buffer)).toEqual(indices);
});

test('CAT-03 filtered directions and numbers come out within the error of their bits', async () => {
  const directions = sequence(300, 2000).map((value) => value - 1000);
  const unit = new Float32Array(400);
  for (let k = 0; k < 100; k++) {
    const [x = 0, y = 0, z = 1] = directions.slice(3 * k, 3 * k + 3);
    unit.set(
      [x, y, z, 0].map((part) => part / Math.hypot(x, y, z)),
      4 * k,
    );
  }
  const folded = MeshoptEncoder.encodeFilterOct(unit, 100, 4, 8);
  const packed = MeshoptEncoder.encodeVertexBuffer(folded, 100, 4);
  const out = await meshoptDecoder.decodeGltfBufferAsync(100, 4, packed, 'ATTRIBUTES', 'OCTAHEDRAL');
  const normals = new Int8Array(out.buffer);
  for (const [k, part] of unit.entries()) if (k % 4 < 3) expect((normals[k] ?? 0) / 127).toBeCloseTo(part, 1);

  const floats = MeshoptEncoder.encodeFilterExp(unit, 100, 16, 15);
  const exact = await meshoptDecoder.decodeGltfBufferAsync(
    100,
    16,
    MeshoptEncoder.encodeVertexBuffer(floats, 100, 16),
    'ATTRIBUTES',
    'EXPONENTIAL',
  );
  for (const [k, part] of new Float32Array(exact.buffer).entries()) expect(part).toBeCloseTo(unit[k] ?? 9, 3);
});

test('CAT-03 what is cut off or something else is refused', async () => {
  const vertices = new Uint8Array(sequence(800, 256));
  const packed = MeshoptEncoder.encodeVertexBuffer(vertices, 100, 8);
  await expect(
    meshoptDecoder.decodeGltfBufferAsync(100, 8, packed.slice(0, 40), 'ATTRIBUTES'),
  ).rejects.toThrow();
  await expect(meshoptDecoder.decodeGltfBufferAsync(99, 4, packed, 'TRIANGLES')).rejects.toThrow(RangeError);
});
