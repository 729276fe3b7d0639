import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnsupportedMedia } from './save-file.ts';
import { createScan } from './scan-file.ts';

/** The test file that every scanner recognises (https://www.eicar.org), in two halves. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const directory = mkdtempSync(join(tmpdir(), 'scan-'));
let clamd: Server;
let address: string;
let trouble = '';

/** Answers like clamd. */
beforeAll(async () => {
  clamd = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const content = getContent(received);
      if (content === undefined) return;
      const isMalware = content.includes(eicar);
      socket.end(trouble || `stream: ${isMalware ? 'Eicar-Signature FOUND' : 'OK'}\0`);
    });
  });
  await new Promise<void>((done) => clamd.listen(0, '127.0.0.1', done));
  address = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;
});

afterAll(() => {
  clamd.close();
  rmSync(directory, { recursive: true });
});

/** The streamed file, once it is complete. */
function getContent(received: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let place = 'zINSTREAM\0'.length;
  while (place + 4 <= received.length) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return undefined;
}

function file(content: string | Buffer): string {
  const path = join(directory, crypto.randomUUID());
  writeFileSync(path, content);
  return path;
}

describe('TIC-02 a scanner for malware', () => {
  test('lets clean files through, also large ones', async () => {
    await createScan(address)(file('a picture'));
    await createScan(address)(file(Buffer.alloc(3_000_000, 7)));
  });

  test('refuses malware wherever it stands', async () => {
    const large = Buffer.concat([Buffer.alloc(200_000, 7), Buffer.from(eicar)]);
    await expect(createScan(address)(file(eicar))).rejects.toThrow(UnsupportedMedia);
    await expect(createScan(address)(file(large))).rejects.toThrow(UnsupportedMedia);
  });

  test('that cannot tell lets nothing through', async () => {
    trouble = 'INSTREAM size limit exceeded. ERROR\0';
    await expect(createScan(address)(file('x'))).rejects.toThrow(/size limit/);
    await expect(createScan('tcp://127.0.0.1:1')(file('x'))).rejects.toThrow(/ECONNREFUSED/);
    trouble = '';
  });
});
