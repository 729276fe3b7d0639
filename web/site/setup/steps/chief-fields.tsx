import { TextInput } from '#web/design/form/text-fields.tsx';
import { describeField, type StepState } from './step-fields.ts';

/** The first account of the editor area. A password is never rendered back into its field. */
export function ChiefFields({ isKept, ...step }: StepState & { isKept: boolean }) {
  const { values } = step;
  return (
    <>
      <TextInput {...describeField(step, 'name')} defaultValue={values.name} autoComplete="name" />
      <TextInput
        {...describeField(step, 'email')}
        defaultValue={values.email}
        type="email"
        autoComplete="email"
      />
      <TextInput
        {...describeField(step, 'password', isKept ? 'hint.passwordKept' : 'hint.password')}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
