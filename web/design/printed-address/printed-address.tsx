import { QrCode } from '#web/design/qr-code/qr-code.tsx';
import styles from './printed-address.module.css';

type PrintedAddressProps = {
  /** Full address of the page. */
  address: string;
  /** Why somebody with the printed page would open it. */
  label: string;
  codeLabel: string;
};

/** In print only: the way back to the page, as a code for a camera and as an address to type. */
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
