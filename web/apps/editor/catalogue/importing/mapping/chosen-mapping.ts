import type { ImportWords } from '../importing-operations.ts';

type Targets = Readonly<Record<string, string | null>>;

/** The targets by the words of the file; null: left out. */
export type Chosen = { readonly fields: Targets; readonly groups: Targets; readonly brands: Targets };

/** The initial choice: the proposals. */
export function chosenMapping({ fields, groups, brands }: ImportWords): Chosen {
  return { fields: proposed(fields), groups: proposed(groups), brands: proposed(brands) };
}

type Word = { readonly name: string; readonly target: string | null; readonly isDecided: boolean };

function proposed(words: readonly Word[]): Targets {
  return Object.fromEntries(
    words.flatMap(({ name, target, isDecided }) => (isDecided ? [[name, target]] : [])),
  );
}

/**
 * The choices to send. A group or brand without a choice is matched by name if possible; a column or feature
 * without a choice is left out.
 */
export function choicesOf(words: readonly { readonly name: string }[], targets: Targets) {
  return words.flatMap(({ name }) =>
    Object.hasOwn(targets, name) ? [{ name, target: targets[name] ?? null }] : [],
  );
}
