/**
 * Makes the films of machines: one turn each, from the models, in the light of the viewer. Resumable: what exists is kept.
 *
 *   node media/films.mjs               all that are missing
 *   node media/films.mjs reuss-455     one machine
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';

/** One machine of three, from every family. */
const machines = [
  'reuss-455 linth-210 rigi-710 pilatus-130 emme-230 lorze-18-p sihl-245 tamina-60-auto jura-60-feed napf-l5',
  'albis-board uetli-m4 reuss-410 pilatus-110 emme-480-coax lorze-60-xl sihl-500-hc albis-900 jura-coil-40 reuss-635-cab',
].flatMap((names) => names.split(' '));

const frames = 72;
const perSecond = 18;
const [width, height] = [960, 540];
/** The ground of the default theme's stage. */
const ground = 0xe9ebed;
const limit = 1_500_000;

const root = join(import.meta.dirname, '..');
const media = join(root, 'seed/media');
const work = join(import.meta.dirname, 'work/film');
const fileOf = (slug, end) => join(media, `machine-${slug}-turn${end}`);

setPriority(10);
const asked = process.argv.slice(2);
const wanted = (asked.length > 0 ? asked : machines).filter(
  (slug) => asked.length > 0 || !existsSync(fileOf(slug, '-poster.webp')),
);
process.stdout.write(`${wanted.length} films, about ${Math.ceil(wanted.length * 1.5)} minutes\n`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await openStudio();
for (const [k, slug] of wanted.entries()) {
  const begun = Date.now();
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await draw(slug);
  encode(slug);
  const sizes = ['.mp4', '.webm', '-poster.webp'].map(
    (end) => `${Math.round(statSync(fileOf(slug, end)).size / 1000)} KB`,
  );
  process.stdout.write(
    `${k + 1}/${wanted.length} ${slug} ${sizes.join(', ')}, ${Math.round((Date.now() - begun) / 1000)} s\n`,
  );
}
await browser.close();
rmSync(work, { recursive: true, force: true });

/** The page of `film/page.ts`, which gets models from this folder. */
async function openStudio() {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      build: {
        write: false,
        minify: false,
        lib: { entry: 'media/film/page.ts', formats: ['es'], fileName: 'page' },
      },
    }),
  ].flat();
  const opened = await browser.newPage();
  await opened.route('http://studio/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.glb')) return route.fulfill({ body: readFileSync(join(media, pathname)) });
    if (pathname === '/page.js')
      return route.fulfill({ contentType: 'text/javascript', body: output[0].code });
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/page.js"></script>',
    });
  });
  await opened.goto('http://studio/');
  await opened.waitForFunction(() => 'drawAt' in window);
  return opened;
}

async function draw(slug) {
  await page.evaluate((model) => window.openModel(...model), [`/machine-${slug}.glb`, width, height, ground]);
  for (let k = 0; k < frames; k++) {
    const picture = await page.evaluate((share) => window.drawAt(share), k / frames);
    writeFileSync(
      join(work, `${String(k).padStart(3, '0')}.jpg`),
      Buffer.from(picture.split(',')[1], 'base64'),
    );
  }
  await sharp(join(work, '000.jpg')).webp({ quality: 82 }).toFile(fileOf(slug, '-poster.webp'));
}

/** H.264 for every browser, VP9 for those that save with it. Neither has a sound track. */
function encode(slug) {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    perSecond,
    '-i',
    join(work, '%03d.jpg'),
    '-pix_fmt',
    'yuv420p',
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    27,
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    36,
    '-b:v',
    0,
    '-deadline',
    'good',
    '-cpu-used',
    3,
    '-row-mt',
    1,
  ];
  for (const [how, end] of [
    [h264, '.mp4'],
    [vp9, '.webm'],
  ]) {
    const { status, stderr } = spawnSync('ffmpeg', [...input, ...how, fileOf(slug, end)].map(String), {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${slug}${end}: ${stderr}`);
    if (statSync(fileOf(slug, end)).size > limit)
      throw new Error(`${slug}${end} is larger than ${limit} bytes`);
  }
}
