import { QrCode } from '#web/design/qr-code/qr-code.tsx';
import styles from './printed-address.module.css';

type PrintedAddressProps = {
  /** Full address of the page. */
  address: string;
  /** The reason to open it, for a reader of the printed page. */
  label: string;
  codeLabel: string;
};

/** In print only: the address of the page, as a QR code and as text. */
export function PrintedAddress({ address, label, codeLabel }: PrintedAddressProps) {
  return (
    <div className={styles.address}>
      <div className={styles.code}>
        <QrCode text={address} label={codeLabel} />
      </div>
      <p>
        {label}
        <br />
        <span className={styles.text}>{address}</span>
      </p>
    </div>
  );
}
