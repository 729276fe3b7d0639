import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { Button } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choices.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getField, readOutputText, readOutputTexts } from '../journey/step.ts';
import { AttributeField, EmailField, NameField } from './name-fields.tsx';
import { PasskeyField } from './passkey-field.tsx';
import { NewPasswordField, PasswordField } from './password-fields.tsx';
import styles from './step-field.module.css';
import type { StepFieldProps } from './step-field-props.ts';

/** The id of the callback in which ForgeRock passes the secret for an authenticator app. */
const deviceRegistration = 'mfaDeviceRegistration';

/** The secret for an authenticator app, as a QR code and as text. */
function SecretField({ callback }: Pick<StepFieldProps, 'callback'>) {
  const t = usePageContext().texts('signIn');
  const address = readOutputText(callback, 'value');
  const secret = URL.canParse(address) ? new URL(address).searchParams.get('secret') : null;
  return (
    <AppSecret uri={address} secret={secret ?? ''} qrLabel={t('setUp.qr')} secretLabel={t('setUp.secret')} />
  );
}

/** Recovery codes for a lost app, one on each line. */
function NewRecoveryCodes({ callback }: Pick<StepFieldProps, 'callback'>) {
  return <CodeList codes={readOutputText(callback, 'message').split('\n')} />;
}

/** The options of the embedded tenant, by their English names. */
const optionKeys = {
  code: 'method.code',
  passkey: 'method.passkey',
  'recovery code': 'method.recovery',
} as const;

/**
 * The label of an option in the reader's language; an unknown one keeps the tenant's label. `goOn`: the label
 * of the option that continues with the step itself.
 */
function optionLabel(option: string, t: Translate<'signIn'>, goOn: string): string {
  const name = option.toLowerCase();
  if (name === 'continue') return goOn;
  return Object.hasOwn(optionKeys, name) ? t(optionKeys[name as keyof typeof optionKeys]) : option;
}

/** One input of a step, by its type. Messages of a step are shown by the page in the reader's language. */
export function StepField(props: StepFieldProps) {
  const { callback } = props;
  switch (callback.type) {
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
      return props.stage === 'NewRecoveryCodes' ? <NewRecoveryCodes callback={callback} /> : null;
    case 'HiddenValueCallback':
      if (readOutputText(callback, 'id') === deviceRegistration) return <SecretField callback={callback} />;
      return (
        <input
          type="hidden"
          name={getField(callback)}
          defaultValue=""
          data-part={readOutputText(callback, 'id')}
        />
      );
    case 'MetadataCallback':
      return <PasskeyField {...props} />;
    default:
      return null;
  }
}

function Terms({ callback, typed, problem }: StepFieldProps) {
  const { texts, toMain } = usePageContext();
  const t = texts('signIn');
  const field = getField(callback);
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

/** Renders every option as a submit button. */
function Buttons({ callback, submit }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  return readOutputTexts(callback, 'options').map((option, index) => (
    <Button
      key={option}
      type="submit"
      name={getField(callback)}
      value={String(index)}
      variant={index === 0 ? 'primary' : 'secondary'}
      wide
    >
      {optionLabel(option, t, submit)}
    </Button>
  ));
}

function Choice({ callback, problem, submit }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const options = readOutputTexts(callback, 'choices').map((option, index) => ({
    value: String(index),
    label: optionLabel(option, t, submit),
  }));
  return (
    <ChoiceGroup
      id={getField(callback)}
      name={getField(callback)}
      legend={t('method')}
      options={options}
      value="0"
      error={problem}
    />
  );
}
