import type { DraftImage } from '#contracts/products/draft.ts';
import { productLimits } from '#contracts/products/draft.ts';
import { useEditor } from '../../../editor.ts';
import { ChoiceControl } from '../../../form/controls/choice-control.tsx';
import { FocalPoint } from '../../../media/focal-point.tsx';
import { LanguageText } from '../language-text.tsx';
import { ChooseFile } from './choose-file.tsx';
import { imageOfFile } from './drafted-files.ts';
import { useDraftedImage } from './drafted-picture.tsx';

const kinds = ['cutout', 'scene'] as const;

type PictureFieldsProps = {
  field: string;
  image: DraftImage;
  /** Whether it has an alternative text; otherwise a text beside it serves as one. */
  hasWords?: boolean;
  onChange: (changes: Partial<DraftImage>, place?: string) => void;
};

/**
 * The alternative text and focal point of a picture. Cut-out machines are never cropped, so they have no
 * focal point.
 */
export function PictureFields({ field, image, hasWords = false, onChange }: PictureFieldsProps) {
  const t = useEditor().texts('editorCatalogue');
  const shown = useDraftedImage()(image);
  return (
    <>
      {hasWords ? (
        <LanguageText
          field={`${field}/alt`}
          label={t('picture.alt')}
          hint={t('picture.alt.hint')}
          lines="many"
          maxLength={productLimits.alt}
          texts={image.alt}
          onChange={(alt, place) => onChange({ alt }, place)}
        />
      ) : null}
      <ChoiceControl
        id={`${field}/kind`}
        label={t('picture.kind')}
        hint={t('picture.kind.hint')}
        value={image.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`picture.${kind}`) }))}
        onChange={(kind) => onChange({ kind: kind as DraftImage['kind'] })}
      />
      {image.kind === 'scene' && shown && image.contentType !== 'image/svg+xml' ? (
        <FocalPoint
          image={shown}
          x={shown.focalX}
          y={shown.focalY}
          onChange={(focalX, focalY) => onChange({ focalX, focalY }, `${field}/focal`)}
        />
      ) : null}
      <div>
        <ChooseFile
          kind="IMAGE"
          icon="image"
          label={t('picture.replace')}
          onChoose={(file) => {
            const other = imageOfFile(file);
            // The texts are kept if the new picture has none of its own.
            if (other) onChange({ focalX: 0.5, focalY: 0.5, ...other, alt: { ...image.alt, ...other.alt } });
          }}
        />
      </div>
    </>
  );
}
