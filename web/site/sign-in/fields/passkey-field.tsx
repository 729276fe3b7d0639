import { usePageContext } from '#web/site/visit/page-context.ts';
import { readOutput } from '../journey/step.ts';
import styles from './passkey-field.module.css';
import type { StepFieldProps } from './step-field-props.ts';

/** Requests a passkey by script; the result goes into a hidden field of the same form. */
export function PasskeyField({ callback }: StepFieldProps) {
  const t = usePageContext().texts('signIn');
  return (
    <sign-in-passkey data-options={JSON.stringify(readOutput(callback, 'data') ?? {})}>
      <p className={styles.note} data-part="unsupported" role="status">
        {t('passkey.unsupported')}
      </p>
      <p className={styles.note} data-part="failed" role="status" hidden>
        {t('passkey.failed')}
      </p>
    </sign-in-passkey>
  );
}
