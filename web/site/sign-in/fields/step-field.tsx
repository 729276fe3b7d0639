import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { Button } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choices.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getField, toldText, toldTexts } from '../journey/step.ts';
import { AttributeField, EmailField, NameField } from './name-fields.tsx';
import { PasskeyField } from './passkey-field.tsx';
import { NewPasswordField, PasswordField } from './password-fields.tsx';
import styles from './step-field.module.css';
import type { StepFieldProps } from './step-field-props.ts';

/** By this ForgeRock tells the secret that an authenticator app is to take over. */
const deviceRegistration = 'mfaDeviceRegistration';

/** The secret for an authenticator app, for its camera and to type. */
function AskedSecret({ asked }: Pick<StepFieldProps, 'asked'>) {
  const t = usePageContext().texts('signIn');
  const address = toldText(asked, 'value');
  const secret = URL.canParse(address) ? new URL(address).searchParams.get('secret') : null;
  return (
    <AppSecret uri={address} secret={secret ?? ''} qrLabel={t('setUp.qr')} secretLabel={t('setUp.secret')} />
  );
}

/** Codes for the day on which the app is lost, a line each. */
function NewRecoveryCodes({ asked }: Pick<StepFieldProps, 'asked'>) {
  return <CodeList codes={toldText(asked, 'message').split('\n')} />;
}

/** What the embedded tenant offers to choose, by its English name. */
const words = {
  code: 'method.code',
  passkey: 'method.passkey',
  'recovery code': 'method.recovery',
} as const;

/**
 * An option in the reader's words; one that we do not know stays as the tenant calls it. `goOn`: what the button says
 * that goes on with the step itself.
 */
function optionWords(option: string, t: Translate<'signIn'>, goOn: string): string {
  const name = option.toLowerCase();
  if (name === 'continue') return goOn;
  return Object.hasOwn(words, name) ? t(words[name as keyof typeof words]) : option;
}

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
