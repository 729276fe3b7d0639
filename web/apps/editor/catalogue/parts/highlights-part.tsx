import { type DraftHighlight, productLimits } from '#contracts/products/draft.ts';
import { Button } from '#web/design/button/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ListControl } from '../../form/controls/list-control.tsx';
import { freshId } from '../../form/edits.ts';
import { pickText } from '../../lists/pick-text.ts';
import { useProblemOf } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';
import { ChooseFile } from './files/choose-file.tsx';
import { imageOfFile } from './files/drafted-files.ts';
import { DraftedPicture } from './files/drafted-picture.tsx';
import { FilmAddress } from './files/film-address.tsx';
import { PictureFields } from './files/picture-fields.tsx';
import { useListEdits } from './files/use-list-edits.ts';
import { LanguageText } from './language-text.tsx';

/** CAT-03: the highlights of the product, each with a picture or film. */
export function HighlightsPart() {
  const t = useEditor().texts('editorCatalogue');
  const { language } = useProductWork();
  const { items, add, change, ...edits } = useListEdits('highlights');
  return (
    <Panel title={t('part.highlights')} text={t('highlights.text')}>
      <ListControl
        id="highlights"
        label={t('part.highlights')}
        {...edits}
        items={items}
        max={productLimits.highlights}
        look={({ image }) => <DraftedPicture image={image} />}
        summary={({ names }) => pickText(names, language)}
        addLabel={t('highlights.add')}
        onAdd={() => {
          const id = freshId(items.map((each) => each.id));
          add({ id, image: null, videoUrl: null, names: {}, texts: {} });
          return id;
        }}
      >
        {(highlight) => (
          <HighlightFields
            highlight={highlight}
            onChange={(changes, place) => change(highlight.id, changes, place)}
          />
        )}
      </ListControl>
    </Panel>
  );
}

type HighlightFieldsProps = {
  highlight: DraftHighlight;
  onChange: (changes: Partial<DraftHighlight>, place?: string) => void;
};

function HighlightFields({ highlight, onChange }: HighlightFieldsProps) {
  const t = useEditor().texts('editorCatalogue');
  const { id, image, videoUrl, names, texts } = highlight;
  const field = `highlights/${id}`;
  const problem = useProblemOf(field);
  return (
    <>
      <LanguageText
        field={`${field}/names`}
        label={t('field.names')}
        maxLength={productLimits.highlightName}
        texts={names}
        onChange={(next, place) => onChange({ names: next }, place)}
      />
      <LanguageText
        field={`${field}/texts`}
        label={t('field.long')}
        hint={t('field.long.hint')}
        lines="many"
        maxLength={productLimits.highlightText}
        texts={texts}
        onChange={(next, place) => onChange({ texts: next }, place)}
      />
      {image ? (
        <>
          <PictureFields
            field={`${field}/image`}
            image={image}
            onChange={(changes, place) => onChange({ image: { ...image, ...changes } }, place)}
          />
          <div>
            <Button variant="quiet" size="compact" icon="close" onClick={() => onChange({ image: null })}>
              {t('picture.remove')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <ChooseFile
            id={field}
            kind="IMAGE"
            icon="image"
            label={t('picture.choose')}
            onChoose={(file) => onChange({ image: imageOfFile(file) ?? null })}
          />
        </div>
      )}
      {problem ? <FieldError id={`${field}-nothing`}>{problem}</FieldError> : null}
      <FilmAddress
        id={`${field}/videoUrl`}
        label={t('highlights.film')}
        value={videoUrl}
        onChange={(film) => onChange({ videoUrl: film?.url ?? null }, `${field}/videoUrl`)}
      />
    </>
  );
}
