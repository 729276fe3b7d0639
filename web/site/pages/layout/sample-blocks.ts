import { type Block, type BlockType, blocks, blockTypes } from '#contracts/content/blocks.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import type { File, Image, Link, PageTeaser, Video } from '#contracts/content/values.ts';

/**
 * Sample blocks for the tests of this folder, generated from their declarations: with all fields, or only
 * required ones.
 */
export function sampleBlocks(filled: 'full' | 'minimal'): Block[] {
  return blockTypes.flatMap((type) => getVariants(type).map((choices) => sampleBlock(type, filled, choices)));
}

export function sampleBlock(type: BlockType, filled: 'full' | 'minimal', choices: Choices = {}): Block {
  const id = [type, ...Object.values(choices)].join('-');
  const frame = { type, id, anchor: filled === 'full' ? id : null, tone: 'plain' };
  return { ...frame, ...getValues(blocks[type], filled, choices) } as Block;
}

type Choices = Record<string, string>;

/** One block for each value of its first choice, so that every layout is rendered. */
function getVariants(type: BlockType): Choices[] {
  const choice = Object.entries(blocks[type]).find(([, field]) => field.kind === 'choice');
  if (choice?.[1].kind !== 'choice') return [{}];
  return choice[1].values.map((value: string) => ({ [choice[0]]: value }));
}

function getValues(
  fields: BlockFields,
  filled: 'full' | 'minimal',
  choices: Choices,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, choices[name] ?? sampleValue(name, field, filled)]),
  );
}

function sampleValue(name: string, field: BlockField, filled: 'full' | 'minimal'): unknown {
  if (field.kind === 'choice') return field.values[0];
  if (field.kind === 'flag') return filled === 'full';
  if (field.kind === 'list') {
    const length = filled === 'full' ? Math.max(3, field.min) : field.min;
    return Array.from({ length: Math.min(length, field.max) }, (_, index) => ({
      id: `${name}${index + 1}`,
      ...getValues(field.fields, filled, {}),
    }));
  }
  const required = 'required' in field && field.required;
  if (filled === 'minimal' && !required) return field.kind === 'links' || field.kind === 'pages' ? [] : null;
  return samples[field.kind](name);
}

export const sampleImage: Image = {
  src: '/image/a1b2',
  alt: 'A machine',
  width: 1600,
  height: 1200,
  focalX: 0.7,
  focalY: 0.5,
  contentType: 'image/jpeg',
  transparent: false,
};

export const sampleLink: Link = {
  kind: 'PAGE',
  text: 'Quality',
  openInNewTab: false,
  page: { id: 'p1', siteId: 'main', url: '/about-us/quality', title: 'Quality' },
  pageParameters: null,
  path: null,
  href: null,
  slug: null,
  action: null,
};

const sampleText: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Every wire the same way.' }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Shift after shift' }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'cut' }] }] },
      ],
    },
  ],
};

const sampleFile: File = {
  slug: 'data-sheet',
  url: '/file/data-sheet',
  title: 'Data sheet',
  fileName: 'data-sheet.pdf',
  contentType: 'application/pdf',
  size: 1_234_567,
  language: 'de',
  thumbnail: { ...sampleImage, width: 256, height: 360, contentType: 'image/webp' },
};

const sampleVideo: Video = {
  provider: 'file',
  id: 'turn',
  sources: [{ src: '/media/turn.webm', contentType: 'video/webm' }],
  captions: [{ src: '/media/turn.en.vtt', language: 'en', label: 'English' }],
  poster: sampleImage,
};

const sampleTeasers: PageTeaser[] = ['s1', 's2', 's3'].map((id) => ({
  id,
  siteId: 'main',
  url: `/stories/${id}`,
  type: 'STORY',
  title: `Story ${id}`,
  lead: 'What changes in the blade.',
  language: 'en',
  category: 'quality',
  adhoc: false,
  publicationDate: '2025-11-03T06:00:00.000Z',
  image: sampleImage,
}));

let words = 0;

/** Texts differ, so that no two elements of a list are equal. */
const samples: Record<Exclude<BlockField['kind'], 'choice' | 'flag' | 'list'>, (name: string) => unknown> = {
  text: (name) => {
    words += 1;
    return name === 'email' ? `person${words}@group.example` : `${name} ${words}`;
  },
  richText: () => sampleText,
  number: () => 40,
  date: () => {
    words += 1;
    return `2025-11-${String((words % 28) + 1).padStart(2, '0')}`;
  },
  slug: () => 'reuss-455',
  link: () => sampleLink,
  links: () => [
    sampleLink,
    { ...sampleLink, kind: 'ACTION', page: null, action: 'openContactPanel', text: 'Ask' },
  ],
  image: () => sampleImage,
  file: () => {
    words += 1;
    return { ...sampleFile, url: `/file/data-sheet-${words}` };
  },
  video: () => sampleVideo,
  pages: () => sampleTeasers,
};
