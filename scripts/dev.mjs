// Runs the server for development and restarts it when the code of the process changes. The site itself
// (web/) is not watched here: Vite reloads it in place. Node's --watch restarts endlessly with Vite inside,
// and its --watch-path leaves the server running when it is killed.
import { fork } from 'node:child_process';
import { watch } from 'node:fs';

const watched = ['server', 'services', 'contracts', 'seed'];
const settleMs = 100;

let server = start();
let settling;

for (const folder of watched) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (/\.test\.tsx?$|~$/.test(file ?? '')) return;
    clearTimeout(settling);
    settling = setTimeout(restart, settleMs);
  });
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, leave);

function start() {
  const child = fork('server/main.ts', ['--dev']);
  child.on('exit', (code) => {
    if (child.leaving) process.exit(code ?? 1);
    if (!child.restarting)
      process.stderr.write('The server has ended; it starts again with the next change.\n');
  });
  return child;
}

function restart() {
  const old = server;
  if (old.restarting) return;
  old.restarting = true;
  const startNext = () => {
    if (!old.leaving) server = start();
  };
  if (old.exitCode !== null || old.signalCode !== null) return startNext();
  old.once('exit', startNext);
  old.kill('SIGTERM');
}

function leave() {
  server.leaving = true;
  if (server.exitCode !== null || server.signalCode !== null) process.exit(1);
  server.kill('SIGTERM');
}
