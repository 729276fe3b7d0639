/**
 * Makes the films of machines: one turn each, from the models, in the light of the viewer. Resumable: what exists is kept.
 *
 *   node media/films.mjs               all that are missing
 *   node media/films.mjs reuss-455     one machine
 *   node media/films.mjs --posters     the pictures that stand before the films, again
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
/** Before it plays, a film is a picture like others: sharp across the site with two pixels a point (0074). */
const poster = [2304, 1296];
/** The ground of the default theme's stage. */
const ground = 0xe9ebed;
const limit = 1_500_000;

const root = join(import.meta.dirname, '..');
const media = join(root, 'seed/company/media');
const work = join(import.meta.dirname, 'work/film');
const ends = ['.mp4', '.webm', '-poster.webp'];
const nameOf = (slug, end) => `machine-${slug}-turn${end}`;
const isThere = (slug) => ends.every((end) => existsSync(join(media, nameOf(slug, end))));

setPriority(10);
const arePosters = process.argv.includes('--posters');
const asked = process.argv.slice(2).filter((name) => name !== '--posters');
if (arePosters && asked.length === 0) asked.push(...machines);
const wanted = asked.length > 0 ? asked : machines.filter((slug) => !isThere(slug));
process.stdout.write(
  arePosters
    ? `${wanted.length} posters\n`
    : `${wanted.length} films, about ${Math.ceil(wanted.length * 1.5)} minutes\n`,
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await openStudio();
if (arePosters) {
  for (const slug of wanted) await drawPoster(slug);
  await browser.close();
  process.exit();
}
for (const [k, slug] of wanted.entries()) {
  const begun = Date.now();
  const folder = join(work, slug);
  mkdirSync(folder, { recursive: true });
  await draw(slug, folder);
  await encode(slug, folder);
  await drawPoster(slug);
  declare(slug);
  const sizes = ends.map((end) => `${Math.round(statSync(join(media, nameOf(slug, end))).size / 1000)} KB`);
  rmSync(folder, { recursive: true });
  process.stdout.write(
    `${k + 1}/${wanted.length} ${slug} ${sizes.join(', ')}, ${Math.round((Date.now() - begun) / 1000)} s\n`,
  );
}
await browser.close();

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

/** Pictures that an earlier run has drawn are kept. */
async function draw(slug, folder) {
  const pathOf = (k) => join(folder, `${String(k).padStart(3, '0')}.jpg`);
  const missing = Array.from({ length: frames }, (_, k) => k).filter((k) => !existsSync(pathOf(k)));
  if (missing.length === 0) return;
  await page.evaluate((model) => window.openModel(...model), [`/machine-${slug}.glb`, width, height, ground]);
  for (const k of missing) {
    const picture = await page.evaluate((share) => window.drawAt(share), k / frames);
    writeFileSync(pathOf(k), Buffer.from(picture.split(',')[1], 'base64'));
  }
}

/** The first picture of the film, with more pixels than the film has. */
async function drawPoster(slug) {
  await page.evaluate((model) => window.openModel(...model), [`/machine-${slug}.glb`, ...poster, ground]);
  const picture = await page.evaluate(() => window.drawAt(0));
  await sharp(Buffer.from(picture.split(',')[1], 'base64'))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(media, nameOf(slug, '-poster.webp')));
}

/** H.264 for every browser, VP9 for those that save with it. Neither has a sound track. */
async function encode(slug, folder) {
  const input = ['-y', '-loglevel', 'error', '-framerate', perSecond, '-i', join(folder, '%03d.jpg')];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    31,
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    50,
    '-b:v',
    0,
    '-deadline',
    'good',
    '-cpu-used',
    4,
    '-row-mt',
    1,
  ];
  for (const [how, end] of [
    [h264, '.mp4'],
    [vp9, '.webm'],
  ]) {
    const target = join(folder, nameOf(slug, end));
    const command = [...input, '-pix_fmt', 'yuv420p', ...how, target].map(String);
    const { status, stderr } = spawnSync('ffmpeg', command, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${slug}${end}: ${stderr}`);
    if (statSync(target).size > limit) throw new Error(`${slug}${end} is larger than ${limit} bytes`);
  }
  for (const end of ['.mp4', '.webm'])
    copyFileSync(join(folder, nameOf(slug, end)), join(media, nameOf(slug, end)));
}

/** Names the film in the product's file, where none is named yet. */
function declare(slug) {
  const file = join(root, `seed/company/products/products/${slug}.yaml`);
  const text = readFileSync(file, 'utf8');
  const place = text.search(/^related:/m);
  if (place < 0 || /^video:/m.test(text)) return;
  const [film, alternative, poster] = ends.map((end) => nameOf(slug, end));
  const lines = [
    'video:',
    `  url: ${film}`,
    `  alternative: ${alternative}`,
    `  poster: ${poster}`,
    '  silent: true',
    '',
  ];
  writeFileSync(file, text.slice(0, place) + lines.join('\n') + text.slice(place));
}
