import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import type { ListedFile, MediaKind } from '../../../media/media-data.ts';
import { MediaPicker } from '../../../media/picker/media-picker.tsx';
import { useProductWork } from '../../product/product-work.ts';

type ChooseFileProps = {
  id?: string;
  kind: MediaKind;
  label: string;
  icon?: 'plus' | 'image' | 'refresh';
  onChoose: (file: ListedFile) => void;
};

/** A button that leads to the media library, where a file is chosen or uploaded. */
export function ChooseFile({ id, kind, label, icon = 'plus', onChoose }: ChooseFileProps) {
  const { remember } = useProductWork();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button id={id} variant="secondary" size="compact" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
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
