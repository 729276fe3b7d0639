import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { UnsupportedMedia } from './save-file.ts';

/**
 * Scans a file for malware.
 * @throws {UnsupportedMedia} when it holds some; any other error when the scanner gives no result
 */
export type ScanFile = (path: string) => Promise<void>;

const patienceMs = 60_000;
/** The scanner takes a file in parts of this size. */
const partBytes = 64 * 1024;

/**
 * Calls clamd by INSTREAM (https://docs.clamav.net/manual/Usage/ClamdProtocol.html): chunks preceded by their length,
 * an empty one at the end, then one line of answer.
 * @param address `tcp://host:3310`
 */
export function createScan(address: string): ScanFile {
  const { hostname, port } = new URL(address);
  return async (path) => {
    const answer = await requestScan(hostname, Number(port) || 3310, path);
    if (/\bOK$/.test(answer)) return;
    if (/\bFOUND$/.test(answer)) throw new UnsupportedMedia('The file holds malware.');
    throw new Error(`The scanner reports: ${answer}`);
  };
}

function requestScan(host: string, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The scanner did not answer in time')));
    socket.on('data', (text) => {
      answer += text.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(answer.replaceAll('\0', '').trim()));
    socket.once('connect', () => {
      send(path, (bytes) => socket.write(bytes)).catch((error: unknown) => socket.destroy(error as Error));
    });
    async function send(file: string, write: (bytes: Buffer) => boolean): Promise<void> {
      write(Buffer.from('zINSTREAM\0'));
      for await (const part of createReadStream(file, { highWaterMark: partBytes })) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE((part as Buffer).length);
        write(length);
        // A scanner that has found something may close while we still send.
        if (socket.destroyed || socket.readableEnded) return;
        if (!write(part as Buffer)) await drained();
      }
      write(Buffer.alloc(4));
    }
    function drained(): Promise<void> {
      return new Promise((go) => {
        const done = () => {
          socket.off('drain', done).off('close', done);
          go();
        };
        socket.on('drain', done).on('close', done);
      });
    }
  });
}
