import { useReader } from '#web/request/reader.ts';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { toldText } from '../journey/step.ts';
import styles from './set-up-fields.module.css';
import type { StepFieldProps } from './step-field-props.ts';

/** By this ForgeRock tells the secret that an authenticator app is to take over. */
export const deviceRegistration = 'mfaDeviceRegistration';

/** The secret for an authenticator app, for its camera and to type. */
export function AppSecret({ asked }: Pick<StepFieldProps, 'asked'>) {
  const t = useReader().texts('signIn');
  const address = toldText(asked, 'value');
  const secret = URL.canParse(address) ? new URL(address).searchParams.get('secret') : null;
  return (
    <div className={styles.app}>
      <QrCode text={address} label={t('setUp.qr')} />
      {secret ? (
        <p>
          {t('setUp.secret')}{' '}
          <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      ) : null}
    </div>
  );
}

/** Codes for the day on which the app is lost, a line each. */
export function NewRecoveryCodes({ asked }: Pick<StepFieldProps, 'asked'>) {
  return (
    <ul className={styles.codes}>
      {toldText(asked, 'message')
        .split('\n')
        .map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
    </ul>
  );
}
