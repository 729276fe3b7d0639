import type { Language } from '#contracts/languages.ts';
import { hiddenValues, type SetupStep, type StepProblems, type StepValues } from '#contracts/setup/steps.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';

/** The state of a step: its values, their problems, and what somebody else has saved meanwhile. */
export type StepState = {
  readonly language: Language;
  readonly step: SetupStep;
  readonly values: StepValues;
  readonly problems: StepProblems;
  /** What somebody else has saved; undefined: nothing. */
  readonly others: StepValues | undefined;
};

type SetupNamespace = Extract<Namespace, 'setup'>;
type Key = Parameters<Translate<SetupNamespace>>[0];

const own: Readonly<Record<string, string>> = { 'chief.name': 'chiefName', 'chief.email': 'chiefEmail' };

/** The label of a field. */
export function fieldLabel(language: Language, step: SetupStep, name: string): string {
  const t = translator(language, 'setup') as (key: Key) => string;
  return t(`field.${own[`${step}.${name}`] ?? name}` as Key);
}

/** The props of a field: label, value, problem and hint. `hint` is a message of the setup. */
export function describeField(
  { language, step, values, problems, others }: StepState,
  name: string,
  hint?: string,
) {
  const t = translator(language, 'setup') as (key: Key, values?: object) => string;
  const problem = problems[name];
  const other = others && (others[name] ?? '') !== (values[name] ?? '') ? others[name] : undefined;
  const otherNote =
    other === undefined || hiddenValues.includes(name)
      ? undefined
      : t('changed.other', { value: other || '–' });
  return {
    id: name,
    name,
    label: fieldLabel(language, step, name),
    hint: [hint && t(hint as Key), otherNote].filter(Boolean).join(' ') || undefined,
    error: problem && t(`problem.${problem}` as Key),
  };
}
