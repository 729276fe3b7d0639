import { TextInput } from '#web/design/form/text-fields.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Callback, getField, readOutput } from '../journey/step.ts';
import { fieldLabel } from './field-label.ts';
import styles from './password-fields.module.css';
import type { StepFieldProps } from './step-field-props.ts';

export function PasswordField({ callback, stage, problem }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  return (
    <Shown>
      <TextInput
        id={getField(callback)}
        name={getField(callback)}
        type="password"
        label={fieldLabel(callback, stage, t)}
        error={problem}
        autoComplete="current-password"
        required
      />
    </Shown>
  );
}

export function NewPasswordField({ callback, stage, problem }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  const minLength = getMinLength(callback);
  return (
    <Shown>
      <TextInput
        id={getField(callback)}
        name={getField(callback)}
        type="password"
        label={fieldLabel(callback, stage, t)}
        hint={minLength ? t('field.newPassword.hint', { minLength }) : undefined}
        error={problem}
        autoComplete="new-password"
        required
      />
    </Shown>
  );
}

/** With script, the password can be shown. */
function Shown({ children }: { children: React.ReactNode }) {
  const t = usePageContext().texts('signIn');
  return (
    <sign-in-password class={styles.password}>
      {children}
      <button type="button" hidden className={styles.show} data-hide={t('password.hide')}>
        {t('password.show')}
      </button>
    </sign-in-password>
  );
}

type Policy = { policyId?: unknown; params?: { minLength?: unknown } };

function getMinLength(callback: Callback): number | undefined {
  const { policies } = (readOutput(callback, 'policies') ?? {}) as { policies?: unknown };
  const rules = Array.isArray(policies) ? (policies as Policy[]) : [];
  const minLength = rules.find(({ params }) => params?.minLength !== undefined)?.params?.minLength;
  return typeof minLength === 'number' ? minLength : undefined;
}
