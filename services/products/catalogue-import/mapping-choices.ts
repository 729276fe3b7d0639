import { isLanguage } from '#contracts/languages.ts';
import { columnTargets } from '#contracts/products/catalogue-import.ts';
import { getColumn } from '../exchange/csv/column.ts';
import { getLexicon, type Lexicon } from '../exchange/lexicon.ts';
import { type Mapping, noMapping } from '../exchange/mapping.ts';
import { unitOfCode } from '../exchange/unit-codes.ts';
import { isUnitText } from '../unit/units.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { StagedHead } from './staging/staged-item.ts';
import type { MetWord } from './staging/survey.ts';
import { usualColumn } from './usual-columns.ts';

/**
 * The file's term → ours; null: known, and not taken over. A term that is missing here is not decided yet.
 */
type Chosen = Readonly<Record<string, string | null>>;

/** What the terms of a file mean here. */
export type MappingChoices = {
  /** The language of texts that do not name one. */
  language: string;
  /** The meaning of columns and features. */
  fields: Chosen;
  /** The meaning of product groups: by their number in a catalogue, by the text of a cell in a table. */
  groups: Chosen;
  brands: Chosen;
};

/** The mapping by which a file is read (0020). */
export function mappingOf({ language, fields, groups, brands }: MappingChoices, head: StagedHead): Mapping {
  const isTable = head.format !== 'bmecat';
  const columns = Object.entries(fields).map(([name, target]) => [name, target && withUnit(target, name)]);
  return {
    ...noMapping,
    language: isLanguage(language) ? language : 'en',
    groups: { ...groups },
    brands: { ...brands },
    ...(isTable ? { columns: Object.fromEntries(columns) } : { features: { ...fields } }),
  };
}

/** The unit of an attribute's column is the one in its heading: `Gewicht (lbs)`, `Weight [kg]`. */
function withUnit(target: string, head: string): string {
  const [, unit = ''] = /[[(]\s*([^\])]{1,20}?)\s*[\])]\s*$/.exec(head) ?? [];
  const isAttribute = !isColumnTarget(target);
  return isAttribute && unit && isUnitText(unitOfCode(unit)) ? `${target} [${unitOfCode(unit)}]` : target;
}

export function isColumnTarget(target: string): boolean {
  const [name = '', language] = target.split('.');
  const isPlain = (columnTargets as readonly string[]).includes(target);
  return (
    isPlain || (['name', 'short', 'long'].includes(name) && language !== undefined && isLanguage(language))
  );
}

/**
 * Proposes a mapping: what somebody chose for such a file before or, without that, what the terms themselves
 * suggest.
 */
export function proposeChoices(
  head: StagedHead,
  remembered: MappingChoices | undefined,
  vocabulary: Vocabulary,
  language: string,
): MappingChoices {
  const lexicon = getLexicon(vocabulary, noMapping);
  const { fields, groups, brands } = head.survey;
  const fieldOf = head.format === 'bmecat' ? attributeOf : columnOf;
  const chosen: MappingChoices = {
    language: remembered?.language ?? head.language ?? language,
    fields: choose(fields, remembered?.fields, (word) => fieldOf(word, lexicon)),
    groups: choose(groups, remembered?.groups, ({ name, label }) =>
      found(lexicon.classification, name, label),
    ),
    brands: choose(brands, remembered?.brands, ({ name, label }) => found(lexicon.brand, name, label)),
  };
  if (head.format === 'bmecat') return chosen;
  // Which cells of a table name classes and brands is known only once their columns are mapped.
  return { ...chosen, groups: remembered?.groups ?? {}, brands: remembered?.brands ?? {} };
}

function choose(
  words: readonly MetWord[],
  remembered: Chosen = {},
  propose: (word: MetWord) => string | undefined,
): Record<string, string | null> {
  return Object.fromEntries(
    words.flatMap((word) => {
      const before = Object.hasOwn(remembered, word.name) ? remembered[word.name] : propose(word);
      return before === undefined ? [] : [[word.name, before]];
    }),
  );
}

function attributeOf({ name, label }: MetWord, lexicon: Lexicon): string | undefined {
  return lexicon.attribute(name)?.key ?? (label ? lexicon.attribute(label)?.key : undefined);
}

/** The meaning of a heading as our own export writes it, or as people usually write it. */
function columnOf(word: MetWord, lexicon: Lexicon): string | undefined {
  const { name } = word;
  const column = getColumn(name, 'en');
  if (column && column.kind !== 'specification') return name.trim();
  const bare = name.replace(/\s*[[(][^\])]*[\])]\s*$/, '');
  return usualColumn(bare) ?? attributeOf(word, lexicon) ?? lexicon.attribute(bare)?.key;
}

function found(
  find: (name: string) => string | null | undefined,
  name: string,
  label: string | null,
): string | undefined {
  return find(name) ?? (label ? find(label) : undefined) ?? undefined;
}
