import { QrCode } from '#web/design/qr-code/qr-code.tsx';
import styles from './printed-address.module.css';

type PrintedAddressProps = {
  /** Full address of the page. */
  address: string;
  /** Why somebody with the paper in hand would open it. */
  label: string;
  codeLabel: string;
};

/** On paper only: the way back to the page, for a camera and for whoever types it. */
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
