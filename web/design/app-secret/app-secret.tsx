import { QrCode } from '#web/design/qr-code/qr-code.tsx';
import styles from './app-secret.module.css';

type AppSecretProps = {
  /** `otpauth://totp/…`, for the camera. */
  uri: string;
  /** The secret for typing. */
  secret: string;
  qrLabel: string;
  secretLabel: string;
};

/** The secret for setting up an authenticator app. */
export function AppSecret({ uri, secret, qrLabel, secretLabel }: AppSecretProps) {
  return (
    <div className={styles.app}>
      <QrCode text={uri} label={qrLabel} />
      <p>
        {secretLabel} <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
