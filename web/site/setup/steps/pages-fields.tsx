import { draftPages, listChoices } from '#contracts/setup/steps.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { translator } from '#web/i18n/translator.ts';
import { type Asked, describeField } from './step-fields.ts';

/** The pages that start as drafts; the others are indispensable. */
export function PagesFields(asked: Asked) {
  const t = translator(asked.language, 'setup');
  const { label, ...field } = describeField(asked, 'pages', 'hint.pages');
  return (
    <ChoiceGroup
      {...field}
      type="checkbox"
      legend={label}
      value={listChoices(asked.values.pages)}
      options={draftPages.map((page) => ({
        value: page,
        label: t(`page.${page}`),
        hint: t(`page.${page}.hint`),
      }))}
    />
  );
}
