import { draftPages, listChoices } from '#contracts/setup/steps.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { translator } from '#web/i18n/translator.ts';
import { describeField, type StepState } from './step-fields.ts';

/** The pages that start as drafts; the others are indispensable. */
export function PagesFields(state: StepState) {
  const t = translator(state.language, 'setup');
  const { label, ...field } = describeField(state, 'pages', 'hint.pages');
  return (
    <ChoiceGroup
      {...field}
      type="checkbox"
      legend={label}
      value={listChoices(state.values.pages)}
      options={draftPages.map((page) => ({
        value: page,
        label: t(`page.${page}`),
        hint: t(`page.${page}.hint`),
      }))}
    />
  );
}
