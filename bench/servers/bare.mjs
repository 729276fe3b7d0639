// A `node:http` server that sends the same bytes for every request: the minimal cost of a response in this
// runtime.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, path, encoding] = process.argv.slice(2);
const body = readFileSync(path);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': encoding,
  'Content-Length': body.length,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
  ETag: '"the-same"',
};
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
