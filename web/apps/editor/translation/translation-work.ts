import type { RichText } from '#contracts/content/rich-text.ts';
import { isSame } from '../same.ts';

export type Words = string | RichText;

/** A segment that is being translated: what is kept on the server, and what stands in the field. */
export type WorkSegment = {
  readonly unit: string;
  readonly kept: Words | null;
  readonly words: Words | null;
  readonly isOutdated: boolean;
  /** Right although its source was changed; not yet kept. */
  readonly isConfirmed: boolean;
  /** What somebody else wrote meanwhile. */
  readonly theirs?: Words | null;
};

export type Work = readonly WorkSegment[];
export type SegmentChange = { unit: string; was: Words | null; words: Words | null };

export function beginWork(
  segments: readonly { unit: string; target: Words | null; isOutdated: boolean }[],
): Work {
  return segments.map(({ unit, target, isOutdated }) => ({
    unit,
    kept: target,
    words: target,
    isOutdated,
    isConfirmed: false,
  }));
}

export function withWords(work: Work, unit: string, words: Words | null): Work {
  const said = words === '' ? null : words;
  return work.map((segment) => (segment.unit === unit ? { ...segment, words: said } : segment));
}

export function withConfirmed(work: Work, unit: string): Work {
  return work.map((segment) => (segment.unit === unit ? { ...segment, isConfirmed: true } : segment));
}

/** What is to be sent; segments that somebody else has changed wait until the person chose. */
export function findChanges(work: Work): { changes: SegmentChange[]; confirmed: string[] } {
  const open = work.filter(({ theirs }) => theirs === undefined);
  return {
    changes: open
      .filter(({ kept, words }) => !isSame(kept, words))
      .map(({ unit, kept, words }) => ({ unit, was: kept, words })),
    confirmed: open
      .filter(({ isConfirmed, isOutdated }) => isConfirmed && isOutdated)
      .map(({ unit }) => unit),
  };
}

/** The server has what was sent; what was typed since is still to be sent. */
export function afterKeeping(
  work: Work,
  { changes, confirmed }: { changes: readonly SegmentChange[]; confirmed: readonly string[] },
): Work {
  const sent = new Map(changes.map(({ unit, words }) => [unit, words]));
  return work.map((segment) => {
    if (sent.has(segment.unit))
      return { ...segment, kept: sent.get(segment.unit) ?? null, isOutdated: false, isConfirmed: false };
    return confirmed.includes(segment.unit) ? { ...segment, isOutdated: false, isConfirmed: false } : segment;
  });
}

export function withConflicts(work: Work, conflicts: readonly { unit: string; words: Words | null }[]): Work {
  return work.map((segment) => {
    const conflict = conflicts.find(({ unit }) => unit === segment.unit);
    return conflict ? { ...segment, theirs: conflict.words } : segment;
  });
}

/** The person chose between what he and somebody else wrote. */
export function settled(work: Work, unit: string, whose: 'mine' | 'theirs'): Work {
  return work.map((segment) => {
    if (segment.unit !== unit || segment.theirs === undefined) return segment;
    const { theirs, ...rest } = segment;
    return { ...rest, kept: theirs, words: whose === 'theirs' ? theirs : segment.words };
  });
}
