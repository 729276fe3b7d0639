// `npm run test:systems`: tests the site on a fresh machine, and behind third-party programs from Debian. The
// last line is for programs: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium } from '../tests/support/browser/chromium.ts';
import { conclude, systemTests } from './checks/tests.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const packages = readFileSync('tests/systems/debian-packages.txt', 'utf8').trim().split('\n');
const missing = packages.filter((name) => !isInstalled(name));
conclude([missing.length > 0 ? refused() : await run()]);

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg', ['--status', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}

function refused() {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  say(`These tests need packages of Debian that are missing: ${missing.join(', ')}. Install them:`);
  say(`${sudo}apt-get update && ${sudo}apt-get install --no-install-recommends ${missing.join(' ')}`);
  return { passed: 0, failed: missing.length };
}

async function run() {
  try {
    return await systemTests(findChromium(say), process.argv.slice(2));
  } catch (error) {
    say(error.message);
    return { passed: 0, failed: 1 };
  }
}
