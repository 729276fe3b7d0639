import { languages } from '#contracts/languages.ts';
import { type FileKind, fileKinds, type Platform, platforms } from '#contracts/support/releases.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import type { FileFacts } from './release-draft.ts';
import styles from './releases.module.css';

type FileFieldsProps = { id: string; facts: FileFacts; onChange: (facts: FileFacts) => void };

/** The kind, platform and language of a file. */
export function FileFields({ id, facts: { kind, platform, language }, onChange }: FileFieldsProps) {
  const { texts, locale } = usePortal();
  const t = texts('portal');
  const facts = { kind, platform, language };
  return (
    <div className={styles.fileFacts}>
      <Select
        id={`${id}-kind`}
        label={t('releases.file.kind')}
        value={kind}
        onChange={({ target }) => onChange({ ...facts, kind: target.value as FileKind })}
        options={fileKinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
      />
      <Select
        id={`${id}-platform`}
        label={t('releases.file.platform')}
        value={platform}
        onChange={({ target }) => onChange({ ...facts, platform: target.value as Platform })}
        options={platforms.map((each) => ({ value: each, label: t(`platform.${each}`) }))}
      />
      <Select
        id={`${id}-language`}
        label={t('releases.file.language')}
        value={language ?? ''}
        placeholder={t('releases.file.noLanguage')}
        onChange={({ target }) => onChange({ ...facts, language: target.value || null })}
        options={languages.map((each) => ({
          value: each,
          label: displayLanguage(each, locale.language),
        }))}
      />
    </div>
  );
}
