import {
  beside,
  column,
  film,
  half,
  halves,
  type Place,
  quarter,
  quarters,
  sevenTwelfths,
  shaped,
  sharpest,
  square1,
  still,
  third,
  thirds,
  wholeColumn,
} from './picture-boxes.ts';
import { catalogue, denseSquare, scaled, square, stretchedVideo, video } from './picture-ladders.ts';

/**
 * PAG-02, IMG-02: the places of the site's pictures. Their measures repeat those of the style sheets;
 * tests/e2e/pages/sharpness.test.ts compares them.
 */
export const places = {
  Inline: { ...scaled, boxes: [{ from: '54rem', width: '48.75rem' }, { width: column }] },
  BreakOut: { ...scaled, boxes: [{ from: '68rem', width: '61.25rem' }, { width: column }] },
  Stretched: { ...scaled, boxes: [{ from: '82rem', width: '73.75rem' }, { width: column }] },
  StretchedVideo: { ...stretchedVideo, boxes: [{ from: '82rem', width: '73.75rem' }, { width: column }] },
  AsideSquare: { ...square, boxes: beside },
  AsideVideo: { ...video, boxes: beside },
  InlineSquare: { ...square, boxes: [{ from: '54rem', width: '48.75rem' }, { width: column }] },
  InlineVideo: { ...video, boxes: [{ from: '54rem', width: '48.75rem' }, { width: column }] },
  /**
   * The first picture of a page, with text over it: pages/blocks/hero/hero.module.css. Phones show at most
   * half of it.
   */
  hero: {
    ...scaled,
    onPhones: denseSquare,
    // Candidates differ by a factor of 1.17, so 0.94 of the covered width never yields less than 0.87 of it.
    phoneBox: { width: '94vw', height: '22.6rem' },
    boxes: [
      { from: '74rem', width: '100vw', height: 'max(32rem, 48vw)' },
      { width: '100vw', height: '24rem' },
    ],
  },
  annotated: {
    ...scaled,
    boxes: [
      { from: '74rem', width: '100vw', shape: 40 / 21 },
      { width: '100vw', shape: still },
    ],
  },
  /** As large as the screen; zoomed in, as large as the picture. */
  screen: { ...scaled, main: 'w3840', isWhole: true, boxes: [{ width: '100vw', height: '100vh' }] },
  article: { ...scaled, boxes: shaped(film, [{ from: '48rem', width: sharpest }, { width: column }]) },
  split: { ...scaled, isOwn: true, boxes: shaped(still, sevenTwelfths) },
  beside: { ...scaled, boxes: shaped(film, beside) },
  besideSquare: { ...scaled, boxes: shaped(square1, beside) },
  map: { ...scaled, boxes: sevenTwelfths },
  gallery: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '40.3rem' },
      { from: '34rem', width: half },
      { width: column },
    ]),
  },
  /** The last three of an odd number. */
  galleryThird: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '34rem', width: third },
      { width: column },
    ]),
  },
  /** Wire ends, in alternating rows of two and three: web/design/wire-ends/wire-ends.module.css. */
  wireEnd: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '40.3rem' },
      { from: '40rem', width: half },
      { width: column },
    ]),
  },
  wireEndThird: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '62rem', width: third },
      { from: '40rem', width: half },
      { width: column },
    ]),
  },
  /** Two superimposed pictures with text beside them: web/site/pages/blocks/media/before-after.module.css. */
  beforeAfter: {
    ...scaled,
    boxes: [
      { from: '91rem', width: '51rem', shape: film },
      { from: '62rem', width: '57.7vw - 1.5rem', shape: film },
      { from: '57.5rem', width: '51.5rem', shape: film },
      { from: '34rem', width: column, shape: film },
      { width: column, shape: still },
    ],
  },
  timeline: {
    ...scaled,
    boxes: shaped(film, [{ from: '40rem', width: '30rem' }, { width: '90.4vw - 2.3rem' }]),
  },
  cards2: { ...scaled, boxes: shaped(film, halves) },
  cards3: { ...scaled, boxes: shaped(film, thirds) },
  cards4: { ...scaled, boxes: shaped(film, quarters) },
  /** The same for machines on stages. */
  stages2: { ...scaled, boxes: shaped(still, halves) },
  stages3: { ...scaled, boxes: shaped(still, thirds) },
  stages4: { ...scaled, boxes: shaped(still, quarters) },
  /** The first of three teasers, which is larger. */
  teaserLarge: {
    ...scaled,
    boxes: shaped(film, [
      { from: '91rem', width: '31.5rem' },
      { from: '56rem', width: '34.7vw' },
      { from: '40rem', width: half },
      { width: column },
    ]),
  },
  teaserSmall: {
    ...scaled,
    boxes: shaped(film, [
      { from: '91rem', width: '23.4rem' },
      { from: '56rem', width: '25.7vw' },
      { from: '40rem', width: half },
      { width: column },
    ]),
  },
  /** Cards of machines: the first is wide, the second tall, and the last fills its row. */
  bentoWide: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '54.4rem' },
      { from: '56rem', width: '59.5vw' },
      { width: column },
    ]),
  },
  bentoTall: {
    ...scaled,
    boxes: [
      { from: '91rem', width: '32.2rem', height: '38rem' },
      { from: '56rem', width: '36vw', height: '38rem' },
      { width: '111vw' },
    ],
  },
  bento: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '56rem', width: third },
      { width: column },
    ]),
  },
  bentoHalf: {
    ...scaled,
    boxes: shaped(still, [
      { from: '91rem', width: '40.3rem' },
      { from: '56rem', width: half },
      { width: column },
    ]),
  },
  bentoLast: { ...scaled, boxes: shaped(3, [...wholeColumn]) },
  product: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '91rem', width: '19.4rem' },
      { from: '73rem', width: quarter },
      { from: '54rem', width: third },
      { from: '35.5rem', width: half },
      { width: column },
    ]),
  },
  /** One or two cards, beside their title. */
  productOfFew: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '62rem', width: third },
      { from: '35.5rem', width: half },
      { width: column },
    ]),
  },
  /** Beside the filters of a list. */
  listed: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '87rem', width: '19.4rem' },
      { from: '65rem', width: '28rem' },
      { from: '62rem', width: '37rem' },
      { from: '41rem', width: half },
      { width: column },
    ]),
  },
  listedOfThree: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '76rem', width: third },
      { from: '50.5rem', width: half },
      { width: column },
    ]),
  },
  class: {
    ...catalogue,
    boxes: shaped(still, [
      { from: '91rem', width: '26.4rem' },
      { from: '66rem', width: third },
      { from: '43.5rem', width: half },
      { width: column },
    ]),
  },
  /** Two in a row, four in wider windows. */
  classOfFour: {
    ...catalogue,
    boxes: shaped(still, [
      { from: '91rem', width: '19.4rem' },
      { from: '76rem', width: quarter },
      { from: '43.5rem', width: half },
      { width: column },
    ]),
  },
  /** One or two classes, in wider windows with their pictures beside the texts. */
  classOfTwo: {
    ...catalogue,
    boxes: [
      { from: '91rem', width: '19.4rem', height: '24rem' },
      { from: '76rem', width: quarter, height: '24rem' },
      { from: '43.5rem', width: half, shape: still },
      { width: column, shape: still },
    ],
  },
  classHero: {
    ...catalogue,
    boxes: [
      { from: '83.5rem', width: sharpest, height: '24rem' },
      { from: '56rem', width: '52.8vw', height: '24rem' },
      { from: '48rem', width: sharpest, shape: film },
      { width: column, shape: film },
    ],
  },
  stage: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '83.5rem', width: sharpest },
      { from: '62rem', width: '51.5vw - 1.4rem' },
      { from: '48rem', width: sharpest },
      { width: column },
    ]),
  },
  highlight: {
    ...catalogue,
    isOwn: true,
    boxes: shaped(still, [
      { from: '91rem', width: '37.8rem' },
      { from: '56rem', width: '43vw - 1.4rem' },
      { from: '48rem', width: sharpest },
      { width: column },
    ]),
  },
  film: {
    ...scaled,
    main: 'Stretched',
    boxes: shaped(film, [{ from: '47rem', width: '42rem' }, { width: column }]),
  },
  compared: {
    ...catalogue,
    boxes: shaped(still, [
      { from: '91rem', width: '20rem' },
      { from: '56rem', width: '22vw' },
      { width: '45vw' },
    ]),
  },
  /** One size for all windows, since a script inserts it. */
  basket: { names: ['classification'], main: 'classification', boxes: [{ width: '6rem', shape: still }] },
  portrait: {
    names: ['lightboxThumbnail', 'lightboxThumbnail2', 'lightboxThumbnail3'],
    main: 'lightboxThumbnail',
    boxes: [{ width: '5rem', shape: 1 }],
  },
  document: { names: ['document', 'document2', 'document3'], main: 'document', boxes: [{ width: '8rem' }] },
  logo: { names: ['brandLogo'], main: 'brandLogo', boxes: [{ width: '10rem' }] },
  galleryThumbnail: {
    names: ['galleryThumbnail', 'galleryThumbnail2', 'galleryThumbnail3'],
    main: 'galleryThumbnail',
    boxes: [{ width: '3.5rem', shape: 1 }],
  },
  lightboxThumbnail: {
    names: ['lightboxThumbnail', 'lightboxThumbnail2', 'lightboxThumbnail3'],
    main: 'lightboxThumbnail',
    boxes: [{ width: '5rem', shape: 1 }],
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
