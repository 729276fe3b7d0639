import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { usePortal } from '../portal.ts';
import { findCodeReader, readPlate } from './plate-code.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findCodeReader>>>;

/**
 * Reads the serial number from a photo of the plate, which stays on the device. Only shown where the browser
 * can read codes. The camera is opened by a file field, so that the page needs no permission for it.
 */
export function PlateScan({ onRead }: { onRead: (serial: string) => void }) {
  const t = usePortal().texts('portal');
  const [reader, setReader] = useState<Reader>();
  const [outcome, setOutcome] = useState<{ serial: string | undefined }>();
  const photo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void findCodeReader().then((found) => setReader(() => found));
  }, []);
  if (!reader) return null;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const serial = await readPlate(reader, file).catch(() => undefined);
    setOutcome({ serial });
    if (serial) onRead(serial);
  };
  return (
    <div>
      <Button variant="secondary" size="compact" icon="image" onClick={() => photo.current?.click()}>
        {t('company.scan')}
      </Button>
      <input
        ref={photo}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // So that the same photo can be chosen again.
          target.value = '';
        }}
      />
      <p role="status">
        {outcome
          ? outcome.serial
            ? t('company.scan.read', { serial: outcome.serial })
            : t('company.scan.none')
          : null}
      </p>
    </div>
  );
}
