import { useState } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../../editor.ts';
import { ControlGroup } from '../../../form/controls/control-group.tsx';
import { getVideoId } from '../../../form/controls/video/video-id.ts';
import { ChooseFile } from './choose-file.tsx';
import { filmOfFile, nameInAddress } from './drafted-files.ts';

type Film = { url: string; alternativeUrl: string | null };

type FilmAddressProps = {
  id: string;
  label: string;
  value: string | null;
  /** Null: none. */
  onChange: (film: Film | null) => void;
};

/** A film of the media library, or one of YouTube or Vimeo by its address in the browser. */
export function FilmAddress({ id, label, value, onChange }: FilmAddressProps) {
  const { texts } = useEditor();
  const t = texts('editorCatalogue');
  const [typed, setTyped] = useState<string>();
  const isOwn = value?.startsWith('/') ?? false;
  const address = typed ?? (isOwn ? '' : (value ?? ''));
  const type = (text: string) => {
    setTyped(text);
    const url = outsideAddress(text);
    if (url || text.trim() === '') onChange(url ? { url, alternativeUrl: null } : null);
  };
  return (
    <ControlGroup id={id} label={label} optional={texts('editorFields')('optional')}>
      {isOwn && value ? <p>{nameInAddress(value)}</p> : null}
      <ButtonRow>
        <ChooseFile
          id={id}
          kind="VIDEO"
          icon="image"
          label={t(isOwn ? 'film.replace' : 'film.choose')}
          onChoose={(file) => {
            const film = filmOfFile(file);
            setTyped(undefined);
            if (film) onChange(film);
          }}
        />
        {value ? (
          <Button
            variant="quiet"
            size="compact"
            icon="close"
            onClick={() => {
              setTyped(undefined);
              onChange(null);
            }}
          >
            {t('film.remove')}
          </Button>
        ) : null}
      </ButtonRow>
      {isOwn ? null : (
        <TextInput
          id={`${id}-address`}
          label={t('film.address')}
          value={address}
          maxLength={400}
          spellCheck={false}
          error={
            address.trim() && !outsideAddress(address) ? texts('editorFields')('problem.videoId') : undefined
          }
          onChange={({ target }) => type(target.value)}
        />
      )}
    </ControlGroup>
  );
}

/** The address of another provider's film in the form that the site knows; undefined: it is none. */
function outsideAddress(text: string): string | undefined {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const youtube = getVideoId('youtube', plain);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const vimeo = getVideoId('vimeo', plain);
  return vimeo && `https://vimeo.com/${vimeo}`;
}
