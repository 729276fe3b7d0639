import { TextInput } from '#web/design/form/text-fields.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getField, readOutput, readOutputText } from '../journey/step.ts';
import { fieldLabel } from './field-label.ts';
import type { StepFieldProps } from './step-field-props.ts';

/** The user name, or a code: ForgeRock uses the same callback for both. */
export function NameField(props: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const field = getField(props.callback);
  if (props.stage === 'OneTimeCode' || props.stage === 'SetUpApp') {
    return (
      <TextInput
        id={field}
        name={field}
        label={fieldLabel(props.callback, props.stage, t)}
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
        label={fieldLabel(props.callback, props.stage, t)}
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

export function EmailField({ callback, stage, typed, problem }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const field = getField(callback);
  return (
    <TextInput
      id={field}
      name={field}
      type="email"
      label={fieldLabel(callback, stage, t)}
      error={problem}
      defaultValue={typed ?? knownText(callback)}
      autoComplete={stage === 'Credentials' ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}

const autoComplete: Readonly<Record<string, string>> = {
  givenName: 'given-name',
  sn: 'family-name',
  company: 'organization',
  mail: 'email',
};

/** A person's name, or any other single-line attribute. */
export function AttributeField({ callback, stage, typed, problem }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const field = getField(callback);
  return (
    <TextInput
      id={field}
      name={field}
      label={fieldLabel(callback, stage, t)}
      error={problem}
      defaultValue={typed ?? knownText(callback)}
      autoComplete={autoComplete[readOutputText(callback, 'name')] ?? 'off'}
      maxLength={200}
      required={readOutput(callback, 'required') === true}
    />
  );
}

/** The value that the tenant already knows. */
function knownText({ input, output }: StepFieldProps['callback']): string {
  const value = output.find(({ name }) => name === 'value')?.value ?? input[0]?.value;
  return typeof value === 'string' ? value : '';
}
