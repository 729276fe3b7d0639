import type { ImportWords } from '../importing-operations.ts';

type Targets = Readonly<Record<string, string | null>>;

/** By the word of the file. null: it is left out. */
export type Chosen = { readonly fields: Targets; readonly groups: Targets; readonly brands: Targets };

/** What is chosen before anybody chooses: what is proposed. */
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
 * What is sent. A group or brand that nobody decided about is found by its name where there is one; a column or feature that nobody
 * chose anything for is left out.
 */
export function choicesOf(words: readonly { readonly name: string }[], targets: Targets) {
  return words.flatMap(({ name }) =>
    Object.hasOwn(targets, name) ? [{ name, target: targets[name] ?? null }] : [],
  );
}
