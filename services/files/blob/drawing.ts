import { UnsupportedFile } from './content-type.ts';

/**
 * Drawings are delivered unchanged, so one that could run a script, load something from elsewhere or expand without
 * limit is refused at upload. (It is also delivered with a policy that would prevent all three.)
 */
const refused: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY|\[CDATA\[)/i, 'a document type, entities or CDATA'],
  [
    /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
    'active content',
  ],
  [/[\s/"']on[a-z]+\s*=/i, 'an event handler'],
  [/(?:java|vb)script\s*:/i, 'a script address'],
  [/\b(?:xlink:)?href\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp|gif);))/i, 'a reference to elsewhere'],
  [/url\(\s*(?!["']?#)/i, 'a reference to elsewhere'],
  [/@import|<\?xml-stylesheet/i, 'a style sheet from elsewhere'],
  [/&#/, 'characters written as numbers, which could hide any of the others'],
];

/** @throws {UnsupportedFile} when an SVG holds more than a drawing */
export function assertPlainDrawing(bytes: Buffer): void {
  const text = decode(bytes);
  if (!/<svg[\s>]/.test(text)) throw new UnsupportedFile('The drawing has no svg element');
  const declared = /^\ufeff?\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(text)?.[1];
  if (declared && declared.toLowerCase() !== 'utf-8')
    throw new UnsupportedFile('The drawing is not in UTF-8');
  for (const [pattern, what] of refused) {
    if (pattern.test(text)) throw new UnsupportedFile(`The drawing holds ${what}`);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnsupportedFile('The drawing is not in UTF-8');
  }
}
