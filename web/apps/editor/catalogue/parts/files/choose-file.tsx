import { useState } from 'react';
import { Button, IconButton } from '#web/design/button/button.tsx';
import type { ListedFile, MediaKind } from '../../../media/media-data.ts';
import { MediaPicker } from '../../../media/picker/media-picker.tsx';
import { useProductWork } from '../../product/product-work.ts';

type ChooseFileProps = {
  id?: string;
  kind: MediaKind;
  label: string;
  icon?: 'plus' | 'image' | 'refresh';
  /** Where the words around it say enough to the eye. */
  isIcon?: boolean;
  onChoose: (file: ListedFile) => void;
};

/** A button that leads to the media library, where a file is chosen or uploaded. */
export function ChooseFile({ id, kind, label, icon = 'plus', isIcon = false, onChoose }: ChooseFileProps) {
  const { remember } = useProductWork();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isIcon ? (
        <IconButton id={id} name={icon} label={label} onClick={() => setOpen(true)} />
      ) : (
        <Button id={id} variant="secondary" size="compact" icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen ? (
        <MediaPicker
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false);
            remember(file);
            onChoose(file);
          }}
        />
      ) : null}
    </>
  );
}
