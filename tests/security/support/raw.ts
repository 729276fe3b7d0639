import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type RawAnswer = {
  readonly status: number;
  /** By lower-case name; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly whole: string;
};

/**
 * Sends exactly these characters, one byte each, and gives the response until the server closes. If the
 * server waits for more, it ends after `patience` milliseconds without input.
 */
export async function sendRaw(address: string, request: string, patience = 60_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(request, 'latin1');
  const end = setTimeout(() => socket.end(), patience);
  const answer = await text(socket).catch(() => '');
  clearTimeout(end);
  return parse(answer);
}

/** A request with any Host and any further header lines, on a separate connection. */
export function rawGet(
  address: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
) {
  const lines = Object.entries({ Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(address, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

function parse(whole: string): RawAnswer {
  const end = whole.indexOf('\r\n\r\n');
  const [first = '', ...lines] = (end < 0 ? whole : whole.slice(0, end)).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: end < 0 ? '' : whole.slice(end + 4),
    whole,
  };
}
