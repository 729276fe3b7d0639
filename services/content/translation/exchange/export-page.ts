import type { PageTranslation, TranslatedSegment } from '../page-translation.ts';
import { type EncodedPart, encodeSegmentText, hasText } from './encode-segment-text.ts';
import type { ExchangeFile, ExchangePart, ExchangeUnit, Inline, UnitNote } from './exchange-file.ts';

export type ExportedPage = ExchangeFile & {
  address: string;
  title: string;
  notes: Map<string, UnitNote>;
  /** The address of the draft's preview; null: not requested. */
  preview: string | null;
};

/** A page for translators; `open`: only missing and outdated units. `editorArea`: its address, for a preview. */
export function exportPage(
  { page, language, segments }: PageTranslation,
  only: 'all' | 'open',
  editorArea: string | null = null,
): ExportedPage {
  const chosen = segments
    .filter(({ source }) => hasText(source))
    .filter(({ target, isOutdated }) => only === 'all' || target === null || isOutdated);
  return {
    pageId: page.id,
    sourceLanguage: page.sourceLanguage,
    targetLanguage: language,
    address: `${page.sitePrefix}${page.path}`,
    title: page.title,
    preview: editorArea && previewOf(editorArea, page.id, language),
    units: chosen.map(exchangeUnit),
    notes: new Map(
      chosen.map(({ unit, block, maxLength, isOutdated }) => [
        unit,
        { blockId: block?.id ?? null, blockType: block?.type ?? null, maxLength, isOutdated },
      ]),
    ),
  };
}

/** The preview in the editor area, which requires a sign-in: the file may go to anybody. */
function previewOf(editorArea: string, pageId: string, language: string): string {
  return `${editorArea}/pages/${pageId}?part=preview&full=true&language=${language}`;
}

function exchangeUnit({ unit, source, target, isOutdated }: TranslatedSegment): ExchangeUnit {
  const sources = encodeSegmentText(source);
  const targets = target === null ? null : aligned(sources, encodeSegmentText(target));
  return {
    unit,
    isDone: targets !== null && !isOutdated,
    parts: sources.map(({ kind, content }, index): ExchangePart => {
      return { kind, source: content, target: targets?.[index] ?? null };
    }),
  };
}

/**
 * The translation with the codes of its source. Null: its paragraphs differ, so it cannot be aligned; it stays as it
 * is until the unit is translated again.
 */
function aligned(sources: readonly EncodedPart[], targets: readonly EncodedPart[]): Inline[][] | null {
  const shape = (parts: readonly EncodedPart[]) =>
    JSON.stringify(parts.map((part) => (part.kind === 'between' ? getStructure(part) : 'segment')));
  if (shape(sources) !== shape(targets)) return null;
  const free = Map.groupBy(
    sources.flatMap(({ content }) => findCodes(content)),
    ({ code }) => JSON.stringify(code),
  );
  let added = 0;
  const rename = (inline: Inline): Inline => {
    if (typeof inline === 'string') return inline;
    const known = free.get(JSON.stringify(inline.code))?.shift();
    if (!known) added += 1;
    const id = known?.id ?? `t${added}`;
    return inline.kind === 'pair'
      ? { ...inline, id, content: inline.content.map(rename) }
      : { ...inline, id };
  };
  return targets.map(({ content }) => content.map(rename));
}

function getStructure({ content }: EncodedPart): unknown {
  return content.map((inline) => (typeof inline === 'string' ? inline : inline.code));
}

type Coded = Exclude<Inline, string>;

export function findCodes(inlines: readonly Inline[]): Coded[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string') return [];
    return inline.kind === 'pair' ? [inline, ...findCodes(inline.content)] : [inline];
  });
}
