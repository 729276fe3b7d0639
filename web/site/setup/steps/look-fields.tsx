import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { typefaces } from '#contracts/themes/typefaces.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import { ContrastList } from '../preview/contrast-list.tsx';
import { describeField, type StepState } from './step-fields.ts';

type LookFieldsProps = StepState & { theme: SolvedTheme };

/** Logo, two colours, corners and typeface, with the legibility of the resulting colours. */
export function LookFields({ theme, ...step }: LookFieldsProps) {
  const { language, values } = step;
  const t = translator(language, 'setup');
  const colour = (name: string) => ({
    ...describeField(step, name, 'hint.colour'),
    defaultValue: values[name],
    maxLength: 7,
    spellCheck: false,
  });
  const remove = (name: 'logo' | 'typefaceFile') =>
    values[name] ? (
      <Checkbox id={`remove-${name}`} name={`remove-${name}`} value="yes" label={t(`remove.${name}`)} />
    ) : null;
  const isKept = (name: string) => (values[name] ? `hint.${name}Kept` : `hint.${name}`);
  return (
    <ui-setup-look>
      <div className={frame.fields}>
        <TextInput {...describeField(step, 'logo', isKept('logo'))} type="file" accept="image/svg+xml,.svg" />
        {remove('logo')}
        <div className={frame.pair}>
          <TextInput {...colour('accent')} />
          <TextInput {...colour('inverse')} />
        </div>
        <div className={frame.pair}>
          <TextInput
            {...describeField(step, 'radius', 'hint.radius')}
            defaultValue={values.radius}
            type="number"
            min={0}
            max={16}
            step={1}
            inputMode="numeric"
          />
          <Select
            {...describeField(step, 'typeface')}
            defaultValue={values.typeface}
            options={Object.keys(typefaces).map((typeface) => ({
              value: typeface,
              label: t(`typeface.${typeface as keyof typeof typefaces}`),
            }))}
          />
        </div>
        <TextInput
          {...describeField(step, 'typefaceFile', isKept('typefaceFile'))}
          type="file"
          accept="font/woff2,.woff2"
        />
        {remove('typefaceFile')}
        <div>
          <Button type="submit" name="go" value="look" variant="secondary" size="compact">
            {t('look.show')}
          </Button>
        </div>
        <ContrastList
          language={language}
          theme={theme}
          accent={values.accent ?? ''}
          inverse={values.inverse ?? ''}
        />
      </div>
    </ui-setup-look>
  );
}
