import {
  channels,
  licensingApplications,
  type ReleaseField,
  softwareKeys,
  softwareNames,
} from '#contracts/support/releases.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../portal.ts';
import type { ReleaseDraft } from './release-draft.ts';

type VersionFieldsProps = {
  draft: ReleaseDraft;
  onChange: (parts: Partial<ReleaseDraft>) => void;
  errorOf: (field: ReleaseField) => string | undefined;
};

/** Of which software, which version, from when on and for whom. */
export function VersionFields({ draft, onChange, errorOf }: VersionFieldsProps) {
  const t = usePortal().texts('portal');
  const control = (field: 'software' | 'version' | 'channel' | 'releasedOn' | 'requires') => ({
    id: `release-${field}`,
    name: field,
    label: t(`releases.field.${field}`),
    error: errorOf(field),
    value: draft[field],
    'aria-required': true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <FieldRow>
        <Select
          {...control('software')}
          placeholder={t('releases.choose')}
          options={softwareKeys.map((key) => ({ value: key, label: softwareNames[key] }))}
        />
        <TextInput {...control('version')} autoComplete="off" spellCheck={false} placeholder="9.3.0" />
      </FieldRow>
      <FieldRow>
        <TextInput {...control('releasedOn')} type="date" />
        <Select
          {...control('channel')}
          options={channels.map((channel) => ({
            value: channel,
            label: t(channel === 'preview' ? 'downloads.preview' : 'releases.stable'),
          }))}
        />
      </FieldRow>
      <Select
        {...control('requires')}
        hint={t('releases.requires.hint')}
        placeholder={t('releases.choose')}
        options={licensingApplications.map((key) => ({ value: key, label: t(`service.${key}`) }))}
      />
    </>
  );
}
