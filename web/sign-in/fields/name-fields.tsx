import { useReader } from '#web/request/reader.ts';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { fieldOf, told, toldText } from '../journey/step.ts';
import type { StepFieldProps } from './step-field.tsx';

/** Who one is, or a code that proves it: ForgeRock asks for both by the same callback. */
export function NameField(props: StepFieldProps) {
  const t = useReader().texts('signIn');
  const field = fieldOf(props.asked);
  if (props.stage === 'OneTimeCode') {
    return (
      <TextInput
        id={field}
        name={field}
        label={t('field.code')}
        error={props.problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        required
      />
    );
  }
  if (props.stage === 'RecoveryCode') {
    return (
      <TextInput
        id={field}
        name={field}
        label={t('field.recoveryCode')}
        error={props.problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus
        required
      />
    );
  }
  return <EmailField {...props} />;
}

export function EmailField({ asked, typed, problem }: StepFieldProps) {
  const t = useReader().texts('signIn');
  const field = fieldOf(asked);
  return (
    <TextInput
      id={field}
      name={field}
      type="email"
      label={t('field.email')}
      error={problem}
      defaultValue={typed ?? knownText(asked)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}

const attributes = {
  givenName: { label: 'field.firstName', autoComplete: 'given-name' },
  sn: { label: 'field.lastName', autoComplete: 'family-name' },
  company: { label: 'field.company', autoComplete: 'organization' },
  mail: { label: 'field.email', autoComplete: 'email' },
} as const;

/** What a person is called, or anything else in one line. */
export function AttributeField({ asked, typed, problem }: StepFieldProps) {
  const t = useReader().texts('signIn');
  const field = fieldOf(asked);
  const name = toldText(asked, 'name');
  const known = Object.hasOwn(attributes, name) ? attributes[name as keyof typeof attributes] : undefined;
  return (
    <TextInput
      id={field}
      name={field}
      label={known ? t(known.label) : toldText(asked, 'prompt') || t('field.other')}
      error={problem}
      defaultValue={typed ?? knownText(asked)}
      autoComplete={known?.autoComplete ?? 'off'}
      maxLength={200}
      required={told(asked, 'required') === true}
    />
  );
}

/** What the tenant knows already. */
function knownText({ input, output }: StepFieldProps['asked']): string {
  const value = output.find(({ name }) => name === 'value')?.value ?? input[0]?.value;
  return typeof value === 'string' ? value : '';
}
