import type { Language } from '#contracts/languages.ts';
import { hiddenValues, type SetupStep, type StepProblems, type StepValues } from '#contracts/setup/steps.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';

/** What a step shows: what was typed, what is wrong with it, and what somebody else has saved meanwhile. */
export type Asked = {
  readonly language: Language;
  readonly step: SetupStep;
  readonly values: StepValues;
  readonly problems: StepProblems;
  /** Undefined: nobody else has saved. */
  readonly others: StepValues | undefined;
};

type SetupNamespace = Extract<Namespace, 'setup'>;
type Key = Parameters<Translate<SetupNamespace>>[0];

const own: Readonly<Record<string, string>> = { 'chief.name': 'chiefName', 'chief.email': 'chiefEmail' };

/** What a field of a step is called. */
export function fieldLabel(language: Language, step: SetupStep, name: string): string {
  const t = translator(language, 'setup') as (key: Key) => string;
  return t(`field.${own[`${step}.${name}`] ?? name}` as Key);
}

/** What a field of a step says of itself. `hint` is a text of the set-up. */
export function describeField(
  { language, step, values, problems, others }: Asked,
  name: string,
  hint?: string,
) {
  const t = translator(language, 'setup') as (key: Key, values?: object) => string;
  const problem = problems[name];
  const other = others && (others[name] ?? '') !== (values[name] ?? '') ? others[name] : undefined;
  const told =
    other === undefined || hiddenValues.includes(name)
      ? undefined
      : t('changed.other', { value: other || '–' });
  return {
    id: name,
    name,
    label: fieldLabel(language, step, name),
    hint: [hint && t(hint as Key), told].filter(Boolean).join(' ') || undefined,
    error: problem && t(`problem.${problem}` as Key),
  };
}
