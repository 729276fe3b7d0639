import { catalogueStarters } from '#contracts/setup/steps.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { translator } from '#web/i18n/translator.ts';
import { describeField, type StepState } from './step-fields.ts';

type CatalogueFieldsProps = StepState & {
  /** Another back end has the catalogue, so there are no fields. */
  hasCatalogue: boolean;
};

/** The classes and technical data with which the catalogue starts. */
export function CatalogueFields({ hasCatalogue, ...step }: CatalogueFieldsProps) {
  const t = translator(step.language, 'setup');
  if (!hasCatalogue)
    return (
      <>
        <input type="hidden" name="starter" value="none" />
        <p>{t('catalogue.elsewhere')}</p>
      </>
    );
  const { label, ...field } = describeField(step, 'starter', 'hint.starter');
  return (
    <ChoiceGroup
      {...field}
      type="radio"
      legend={label}
      value={step.values.starter ?? 'none'}
      options={[...catalogueStarters, 'none' as const].map((starter) => ({
        value: starter,
        label: t(`starter.${starter}`),
        hint: t(`starter.${starter}.hint`),
      }))}
    />
  );
}
