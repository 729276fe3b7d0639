import { useState } from 'react';
import type { StoredVideo } from '#contracts/content/draft.ts';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../../editor.ts';
import { MediaControl } from '../../../media/picker/media-control.tsx';
import type { ControlProps } from '../control.ts';
import { ControlGroup } from '../control-group.tsx';
import styles from './video-control.module.css';
import { getVideoId } from './video-id.ts';

const providers = ['file', 'youtube', 'vimeo'] as const;

/** A film of our own, or one of YouTube or Vimeo by its address; with a still picture. */
export function VideoControl({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: ControlProps<StoredVideo | null>) {
  const t = useEditor().texts('editorFields');
  const [provider, setProvider] = useState(value?.provider ?? 'file');
  const [typed, setTyped] = useState<string>();
  const set = (film: string | null) => {
    if (!film) return onChange(null);
    const { poster } = value ?? {};
    onChange({ provider, id: film, ...(poster && { poster }) });
  };
  return (
    <ControlGroup
      id={id}
      label={label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error}
    >
      <div className={styles.parts}>
        <Select
          id={id}
          label={t('video.provider')}
          value={provider}
          options={providers.map((each) => ({ value: each, label: t(`video.${each}`) }))}
          onChange={(event) => {
            setProvider(event.target.value as StoredVideo['provider']);
            setTyped(undefined);
            onChange(null);
          }}
        />
        {provider === 'file' ? (
          <MediaControl
            id={`${id}-file`}
            label={t('video.ownFilm')}
            kind="VIDEO"
            value={value?.id ?? null}
            onChange={set}
          />
        ) : (
          <TextInput
            id={`${id}-address`}
            label={t('video.address')}
            value={typed ?? value?.id ?? ''}
            error={typed && !getVideoId(provider, typed) ? t('problem.videoId') : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              const film = getVideoId(provider, event.target.value);
              if (film || event.target.value === '') set(film ?? null);
            }}
          />
        )}
        {value ? (
          <MediaControl
            id={`${id}-poster`}
            label={t('video.poster')}
            kind="IMAGE"
            required={false}
            value={value.poster ?? null}
            onChange={(poster) => {
              const { provider: from, id: film } = value;
              onChange(poster ? { provider: from, id: film, poster } : { provider: from, id: film });
            }}
          />
        ) : null}
      </div>
    </ControlGroup>
  );
}
