import { Button } from '#web/design/button/button.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choices.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getField, toldText, toldTexts } from '../journey/step.ts';
import { AttributeField, EmailField, NameField } from './name-fields.tsx';
import { optionWords } from './option-labels.ts';
import { PasskeyField } from './passkey-field.tsx';
import { NewPasswordField, PasswordField } from './password-fields.tsx';
import { AskedSecret, deviceRegistration, NewRecoveryCodes } from './set-up-fields.tsx';
import styles from './step-field.module.css';
import type { StepFieldProps } from './step-field-props.ts';

/** One thing that a step asks, by its type. What only says something is said by the page in the reader's language. */
export function StepField(props: StepFieldProps) {
  const { asked } = props;
  switch (asked.type) {
    case 'NameCallback':
      return <NameField {...props} />;
    case 'PasswordCallback':
      return <PasswordField {...props} />;
    case 'ValidatedCreateUsernameCallback':
      return <EmailField {...props} />;
    case 'ValidatedCreatePasswordCallback':
      return <NewPasswordField {...props} />;
    case 'StringAttributeInputCallback':
    case 'TextInputCallback':
      return <AttributeField {...props} />;
    case 'TermsAndConditionsCallback':
      return <Terms {...props} />;
    case 'ConfirmationCallback':
      return <Buttons {...props} />;
    case 'ChoiceCallback':
      return <Choice {...props} />;
    case 'TextOutputCallback':
      return props.stage === 'NewRecoveryCodes' ? <NewRecoveryCodes asked={asked} /> : null;
    case 'HiddenValueCallback':
      if (toldText(asked, 'id') === deviceRegistration) return <AskedSecret asked={asked} />;
      return <input type="hidden" name={getField(asked)} defaultValue="" data-part={toldText(asked, 'id')} />;
    case 'MetadataCallback':
      return <PasskeyField {...props} />;
    default:
      return null;
  }
}

function Terms({ asked, typed, problem }: StepFieldProps) {
  const { texts, toMain } = usePageContext();
  const t = texts('signIn');
  const field = getField(asked);
  return (
    <div>
      <Checkbox
        id={field}
        name={field}
        value="true"
        defaultChecked={typed === 'true'}
        label={t('field.terms')}
        error={problem}
      />
      <a className={styles.read} href={toMain('/legal/terms')} target="_blank" rel="noreferrer">
        {t('field.terms.read')}
      </a>
    </div>
  );
}

/** Every option is a button that sends the form. */
function Buttons({ asked, submit }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  return toldTexts(asked, 'options').map((option, index) => (
    <Button
      key={option}
      type="submit"
      name={getField(asked)}
      value={String(index)}
      variant={index === 0 ? 'primary' : 'secondary'}
      wide
    >
      {optionWords(option, t, submit)}
    </Button>
  ));
}

function Choice({ asked, problem, submit }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const options = toldTexts(asked, 'choices').map((option, index) => ({
    value: String(index),
    label: optionWords(option, t, submit),
  }));
  return (
    <ChoiceGroup
      id={getField(asked)}
      name={getField(asked)}
      legend={t('method')}
      options={options}
      value="0"
      error={problem}
    />
  );
}
