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
  /** Shown as an icon only, where its context makes it clear. */
  isIcon?: boolean;
  onChoose: (file: ListedFile) => void;
};

/** A button that opens the media library, in which to choose or upload a file. */
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
