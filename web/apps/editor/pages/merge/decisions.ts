import { isSame } from '../../same.ts';

export type Side = 'mine' | 'theirs';
export type Sides<Value> = { base: Value; mine: Value; theirs: Value };
/** What a person has chosen, by the key of the conflict. */
export type Choices = { readonly [key: string]: Side };

/** A place that both have changed, and differently. `undefined`: it is not there on that side. */
export type Conflict = { key: string } & Sides<unknown>;

export type Decisions = {
  /** The value of a place: what was changed on one side; a conflict when it was changed on both. */
  decide: <Value>(key: string, sides: Sides<Value>) => Value;
  /** Notes that the other one's change was taken. */
  take: (key: string) => void;
  /** Notes a conflict and gives what is chosen; until then the value that stands on that side. */
  clash: <Value>(key: string, sides: Sides<Value>, until: Side) => Value;
  readonly taken: readonly string[];
  readonly conflicts: readonly Conflict[];
};

/** Keeps account of what came from whom while drafts are brought together. */
export function createDecisions(choices: Choices): Decisions {
  const taken: string[] = [];
  const conflicts: Conflict[] = [];
  const clash: Decisions['clash'] = (key, sides, until) => {
    conflicts.push({ key, ...sides });
    return sides[choices[key] ?? until];
  };
  return {
    taken,
    conflicts,
    clash,
    take: (key) => void taken.push(key),
    decide(key, sides) {
      const { base, mine, theirs } = sides;
      if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
      if (!isSame(base, mine)) return clash(key, sides, mine === undefined ? 'theirs' : 'mine');
      taken.push(key);
      return theirs;
    },
  };
}

/** All names of three objects, those of mine first. */
export function namesIn({ base, mine, theirs }: Sides<object>): string[] {
  return [...new Set([mine, theirs, base].flatMap((side) => Object.keys(side)))];
}
