import {
  type DeclaredReleaseField,
  type ReleaseChoice,
  type ReleaseField,
  releaseFieldNames,
  releaseFields,
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

type ChoiceLabels = {
  readonly [Name in ReleaseChoice]: Readonly<Record<(typeof releaseFields)[Name]['values'][number], string>>;
};

/** Rows of two fields. */
const rows = releaseFieldNames.flatMap((_, index) =>
  index % 2 === 0 ? [releaseFieldNames.slice(index, index + 2)] : [],
);

/** Software, version, date and audience: the declared fields in their order. */
export function VersionFields({ draft, onChange, errorOf }: VersionFieldsProps) {
  const t = usePortal().texts('portal');
  const labels: ChoiceLabels = {
    software: softwareNames,
    channel: { stable: t('releases.stable'), preview: t('downloads.preview') },
    requires: {
      wireFlow: t('service.wireFlow'),
      wireMaster: t('service.wireMaster'),
      masterData: t('service.masterData'),
    },
  };
  const getControl = (name: DeclaredReleaseField) => {
    const field = releaseFields[name];
    const control = {
      id: `release-${name}`,
      name,
      label: t(`releases.field.${name}`),
      error: errorOf(name),
      hint: name === 'requires' ? t('releases.requires.hint') : undefined,
      value: draft[name],
      'aria-required': field.required,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
    if (field.kind === 'day') return <TextInput key={name} {...control} type="date" />;
    if (field.kind === 'text') {
      return <TextInput key={name} {...control} autoComplete="off" spellCheck={false} placeholder="9.3.0" />;
    }
    const options = Object.entries(labels[name as ReleaseChoice]);
    return (
      <Select
        key={name}
        {...control}
        placeholder={name === 'channel' ? undefined : t('releases.choose')}
        options={options.map(([value, label]) => ({ value, label }))}
      />
    );
  };
  return rows.map((names) =>
    names.length > 1 ? <FieldRow key={names[0]}>{names.map(getControl)}</FieldRow> : names.map(getControl),
  );
}
