import type { UnitNote } from './exchange-file.ts';

/** Where it stands and how long it may be, without words of any language: `cards › items › 2 › label · ≤ 200`. */
export function noteText(unit: string, { blockType, maxLength }: UnitNote): string {
  const [, ...field] = blockType ? unit.split('/') : ['', unit];
  const place = [...(blockType ? [blockType] : []), ...field].join(' › ');
  return maxLength === null ? place : `${place} · ≤ ${maxLength}`;
}
