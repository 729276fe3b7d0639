import { useState } from 'react';
import {
  decodeAs,
  decodeTable,
  type LegacyEncoding,
  legacyEncodings,
} from '#web/apps/frame/tables/decode-table.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';

type Read = { bytes: Uint8Array; encoding: LegacyEncoding };

/**
 * Reads a list from a file. The encoding is guessed if the file does not declare it, and can be corrected.
 */
export function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const { texts, locale } = usePortal();
  const t = texts('people');
  const [read, setRead] = useState<Read>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, encoding } = decodeTable(bytes, locale.language);
    setRead(encoding && { bytes, encoding });
    onRead(text);
  };
  const choose = (encoding: LegacyEncoding) => {
    if (!read) return;
    setRead({ ...read, encoding });
    onRead(decodeAs(read.bytes, encoding));
  };
  return (
    <FieldRow>
      <TextInput
        id="many-file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('many.file')}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {read ? (
        <Select
          id="many-encoding"
          label={t('many.encoding')}
          hint={t('many.encoding.hint')}
          value={read.encoding}
          options={legacyEncodings.map((value) => ({ value, label: t(`many.encoding.${value}`) }))}
          onChange={({ target }) => choose(target.value as LegacyEncoding)}
        />
      ) : null}
    </FieldRow>
  );
}
