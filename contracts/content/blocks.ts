import {
  type BlockFields,
  choice,
  date,
  file,
  flag,
  image,
  link,
  links,
  list,
  number,
  pages,
  richText,
  slug,
  text,
  type ValuesOf,
  video,
} from './fields.ts';

/** PAG-02: how wide a picture or film stands in the page. Sizes in `images.ts`. */
const pictureWidth = choice('Inline', 'BreakOut', 'Stretched', 'StretchedVideo', 'AsideSquare', 'AsideVideo');

const title = text();
const lead = text({ lines: 'many', maxLength: 600 });

/** Every content block, declared once. The key becomes the GraphQL type: `keyFigures` → `KeyFiguresBlock`. */
export const blocks = {
  hero: {
    title: text(),
    lead,
    image: image(),
    /** `full`: picture behind the words, dark. `split`: words beside the picture on the page's ground. `plain`: words only. */
    layout: choice('full', 'split', 'plain'),
    actions: links({ max: 2 }),
  },
  text: { title, text: richText({ required: true }), width: choice('Inline', 'BreakOut', 'Stretched') },
  textPicture: {
    title,
    text: richText({ required: true }),
    image: image(),
    side: choice('right', 'left'),
    shape: choice('AsideSquare', 'AsideVideo'),
    actions: links({ max: 2 }),
  },
  picture: { image: image(), caption: text({ maxLength: 400 }), pictureWidth },
  video: {
    title,
    video: video(),
    caption: text({ maxLength: 400 }),
    transcript: richText(),
    pictureWidth,
  },
  gallery: { title, items: list({ image: image(), caption: text({ maxLength: 400 }) }, { min: 1, max: 24 }) },
  quote: {
    quote: text({ required: true, lines: 'many', maxLength: 800 }),
    name: text(),
    role: text(),
    image: image(),
  },
  keyFigures: {
    title,
    lead,
    items: list(
      { value: text({ required: true, maxLength: 40 }), label: text(), note: text() },
      { min: 1, max: 8 },
    ),
  },
  cards: {
    title,
    lead,
    /** `bento`: pictures of machines on stages of different sizes. */
    layout: choice('grid', 'bento', 'list'),
    items: list(
      { overline: text(), title, lead, image: image(), chips: text({ maxLength: 200 }), link: link() },
      { min: 1, max: 24 },
    ),
    actions: links({ max: 2 }),
  },
  accordion: { title, lead, items: list({ title, text: richText() }, { min: 1, max: 40 }) },
  tabs: { title, items: list({ title, text: richText(), image: image() }, { min: 2, max: 8 }) },
  table: {
    title,
    caption: text({ maxLength: 400 }),
    /** The first column holds the row heads. */
    columns: list({ label: text(), align: choice('start', 'end') }, { min: 1, max: 10 }),
    rows: list(
      { cells: list({ value: text({ required: true, maxLength: 40 }) }, { min: 1, max: 10 }) },
      { min: 1, max: 60 },
    ),
    note: text({ maxLength: 800 }),
  },
  downloads: { title, lead, items: list({ file: file(), label: text() }, { min: 1, max: 60 }) },
  timeline: {
    title,
    items: list(
      { year: text({ translate: false, maxLength: 12 }), title, text: richText(), image: image() },
      { min: 1, max: 60 },
    ),
  },
  people: {
    title,
    lead,
    items: list(
      {
        name: text({ translate: false }),
        role: text(),
        image: image(),
        email: text({ translate: false }),
        phone: text({ translate: false, maxLength: 40 }),
        lead,
      },
      { min: 1, max: 40 },
    ),
  },
  logos: {
    title,
    items: list({ image: image(), name: text({ translate: false }), link: link() }, { min: 1, max: 24 }),
  },
  teaserList: {
    title,
    lead,
    /** `selected`: the pages chosen below; the others are found by the back end, newest or first in order. */
    source: choice('selected', 'children', 'stories', 'mediaReleases'),
    limit: number(),
    pages: pages(),
    actions: links({ max: 1 }),
  },
  productTeaser: {
    title,
    lead,
    /** PAG-01 injection: what the site fetches by `slug` from the product back end. */
    injection: choice('product', 'service'),
    slug: slug({ required: true }),
    image: image(),
    overline: text(),
    actions: links({ max: 2 }),
  },
  contactCall: {
    title,
    lead,
    items: list({ name: text({ translate: false }), role: text(), image: image() }, { max: 4 }),
    actions: links({ max: 2 }),
  },
  expoAgenda: {
    title,
    lead,
    days: list(
      {
        date: date({ required: true }),
        sessions: list(
          {
            start: text({ translate: false, maxLength: 5 }),
            end: text({ translate: false, maxLength: 5 }),
            title,
            name: text({ translate: false }),
            place: text(),
            lead,
          },
          { min: 1, max: 40 },
        ),
      },
      { min: 1, max: 10 },
    ),
  },
  form: {
    title,
    lead,
    form: choice('contact', 'support', 'whitepaper', 'newsletter', 'registration'),
    file: file(),
  },
  anchorNavigation: { title, includeContact: flag() },
  processFinder: {
    title,
    items: list(
      {
        process: choice('cut', 'strip', 'crimp', 'twist', 'mark', 'tape', 'test', 'feed'),
        title,
        note: text({ maxLength: 800 }),
        link: link(),
      },
      { min: 2, max: 8 },
    ),
  },
  /** The same thing twice, from one place: readers draw a line between the two pictures. */
  beforeAfter: {
    title,
    lead,
    before: image(),
    beforeLabel: text({ maxLength: 40 }),
    after: image(),
    afterLabel: text({ maxLength: 40 }),
    caption: text({ maxLength: 400 }),
  },
  /** What a machine makes of the end of a wire: its picture, what was measured on it, and the machine. Readers choose a kind. */
  wireEnds: {
    title,
    lead,
    items: list(
      {
        endKind: choice('stripped', 'crimped', 'sealed', 'ferrule', 'shielded', 'twisted', 'joined'),
        title,
        lead,
        image: image(),
        /** Areas in mm², forces in N, all else in mm; readers get them in their own units. */
        measures: list(
          {
            measure: choice(
              'crossSection',
              'diameter',
              'stripLength',
              'openLength',
              'layLength',
              'sleeveLength',
              'crimpHeight',
              'crimpWidth',
              'pullForce',
            ),
            amount: number({ required: true }),
            tolerance: number({ min: 0 }),
          },
          { max: 6 },
        ),
        link: link(),
      },
      { min: 1, max: 40 },
    ),
    note: text({ maxLength: 800 }),
  },
  annotatedPicture: {
    title,
    lead,
    image: image(),
    /** Call-outs on the picture: position of the point in percent from the left and the top. */
    callouts: list(
      {
        label: text(),
        value: text({ required: true, maxLength: 40 }),
        x: number({ required: true }),
        y: number({ required: true }),
      },
      { max: 8 },
    ),
  },
  portalTeaser: { title, lead, points: list({ label: text() }, { max: 6 }), actions: links({ max: 2 }) },
  regions: {
    title,
    lead,
    image: image(),
    items: list({ title, note: text({ maxLength: 800 }), link: link() }, { min: 1, max: 12 }),
    actions: links({ max: 1 }),
  },
  /** INV-01: figures over the years, rendered and as a table. */
  chart: {
    title,
    lead,
    drawing: choice('bars', 'lines'),
    unit: text({ maxLength: 40 }),
    periods: list({ period: text({ required: true, translate: false, maxLength: 12 }) }, { min: 1, max: 20 }),
    series: list(
      { label: text(), amounts: list({ amount: number({ required: true }) }, { min: 1, max: 20 }) },
      { min: 1, max: 4 },
    ),
    note: text({ maxLength: 800 }),
  },
  /** INV-01: dates for investors. Which of them are past is decided when the page is rendered; the calendar feed has the same. */
  financialCalendar: {
    title,
    lead,
    asOf: date(),
    items: list(
      {
        date: date({ required: true }),
        /** Swiss time, `07:00`; without it the whole day. */
        start: text({ translate: false, maxLength: 5 }),
        end: text({ translate: false, maxLength: 5 }),
        title,
        place: text(),
        result: text(),
        link: link(),
      },
      { min: 1, max: 60 },
    ),
    note: text({ maxLength: 800 }),
  },
} as const satisfies { readonly [type: string]: BlockFields };

export type BlockType = keyof typeof blocks;
export type BlockOf<Type extends BlockType> = {
  type: Type;
  id: string;
  /** Fragment by which a link or the anchor navigation reaches the block; null: not listed. */
  anchor: string | null;
  /** The ground the block stands on. */
  tone: 'plain' | 'sunken' | 'inverse';
  /** The language of its texts where that is not the page's: until the translation is published. */
  language?: string | null;
} & ValuesOf<(typeof blocks)[Type]>;
/** Any block, told apart by `type`. */
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType];

export const blockTypes = Object.keys(blocks) as BlockType[];
/** Fields that every block has beside its own. */
export const tones = ['plain', 'sunken', 'inverse'] as const;
