import { QrCode } from '#web/design/qr-code/qr-code.tsx';
import styles from './app-secret.module.css';

type AppSecretProps = {
  /** `otpauth://totp/…`, for the camera. */
  uri: string;
  /** The same to type. */
  secret: string;
  qrLabel: string;
  secretLabel: string;
};

/** The secret that an authenticator app takes over. */
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
