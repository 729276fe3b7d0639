import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import type { Conflict } from '../../document/merge.ts';
import { getPath } from '../problems/problem-place.ts';

type Place = { block: StoredBlock | undefined; path: (string | number)[]; language?: string };

/**
 * The place of a conflict, from its key: `settings/theme`, `blocks/<id>/tone`, `texts/de/blocks/<id>/title`.
 */
export function conflictPlace({ key, mine, theirs, base }: Conflict, { blocks }: PageDraft): Place {
  const [room, ...parts] = key.split('/');
  const inBlock = (id: string | undefined, unit: string): Place => {
    const block = blocks.find((one) => one.id === id) ?? [mine, theirs, base].find(isBlock);
    return { block, path: block ? getPath(block, unit) : [] };
  };
  if (room === 'settings') return { block: undefined, path: parts };
  if (room === 'blocks') {
    const [id, ...unit] = parts;
    return id === 'order' ? { block: undefined, path: ['order'] } : inBlock(id, unit.join('/'));
  }
  const [language = '', frame, id, ...unit] = parts;
  if (frame !== 'blocks') return { block: undefined, path: frame ? [frame] : [], language };
  return { ...inBlock(id, unit.join('/')), language };
}

function isBlock(value: unknown): value is StoredBlock {
  return typeof value === 'object' && value !== null && 'type' in value && 'tone' in value;
}
