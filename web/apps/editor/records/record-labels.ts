import type { Fields } from '#contracts/content/fields.ts';
import type { RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { useEditor } from '../editor.ts';
import { useProblemLabel } from '../form/problem-labels.ts';
import { getPathNames } from './record-paths.ts';

/** Fields that need an explanation; each has a message `hint.…` (test). */
export const hinted: readonly string[] = [
  'previousUrl',
  'target',
  'publicationDate',
  'slug',
  'phone',
  'serves',
  'brands',
  'pimId',
  'key',
  'domains',
  'holidays',
  'extraLanguages',
  'linkTitle',
  'breadcrumbOverride',
  'hidden',
  'hiddenSubItems',
  'countries',
  'radius',
];

/**
 * The labels of fields, values and problems of records. The names come from declarations; a test compares
 * them.
 */
export function useRecordLabels() {
  const { texts } = useEditor();
  const say = texts('editorRecords') as (key: string, params?: object) => string;
  const getProblemLabel = useProblemLabel();
  return {
    t: texts('editorRecords'),
    kind: (kind: string) => say(`kind.${kind}`),
    field: (name: string) => say(`field.${name}`),
    hint: (name: string) => (hinted.includes(name) ? say(`hint.${name}`) : undefined),
    value: (field: string, value: string) => say(`value.${field}.${value}`),
    /** The label of a place in a record: `Header › Entries 2 › Title`. */
    place: (fields: Fields, data: RecordData, path: string) =>
      getPathNames(fields, data, path)
        .map((name) => (typeof name === 'number' ? ` ${name}` : ` › ${say(`field.${name}`)}`))
        .join('')
        .slice(3),
    problem: (problem: RecordProblem) => getProblemLabel(problem),
    /** The message for a problem, with the label of its field. */
    namedProblem: (problem: RecordProblem) =>
      texts('application')('labelled', {
        label: say(`field.${problem.field.split('/').at(-1) ?? ''}`),
        value: getProblemLabel(problem),
      }),
  };
}
