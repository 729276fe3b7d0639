import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packagedChromium } from '../../../scripts/bootstrap/browser.mjs';

/** The headless shell opens a page in half the time of the full browser, so it comes first. */
const programs = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const debianPackage = 'chromium-headless-shell';

/**
 * Finds the browser of the tests: CHROME_PATH, the one that `npm test` installs (docs/decisions/0044), an
 * installed one, or one that Playwright has downloaded. Without any of them, root installs Debian's package.
 * @param say is called when the installation begins
 * @throws when there is none, with instructions to get one
 */
export function findChromium(say: (text: string) => void): string {
  const found = process.env.CHROME_PATH || packaged() || installed() || downloadedByPlaywright();
  if (found && isProgram(found)) return found;
  if (found) throw new Error(`CHROME_PATH ${found} is not a program. Correct it, or unset it.`);
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say(`Installing ${debianPackage} …`);
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', debianPackage], quiet);
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium, and none was found. Install it (on Debian: apt-get install ' +
      `${debianPackage}; anywhere: npx playwright-core install chromium-headless-shell), or set CHROME_PATH.`,
  );
}

const packaged = () => [packagedChromium].find(isProgram);

function installed(): string | undefined {
  return programs.map(onPath).find(Boolean) ?? macPrograms.find(isProgram);
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

function downloadedByPlaywright(): string | undefined {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  const shell = globSync('chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}', {
    cwd: cache,
  });
  const whole = globSync('chromium-*/*/chrome', { cwd: cache });
  return [...shell.sort().reverse(), ...whole.sort().reverse()]
    .map((path) => join(cache, path))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
