import type { DraftPicture } from '#contracts/products/draft.ts';
import { productLimits } from '#contracts/products/draft.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ListControl } from '../../form/controls/list-control.tsx';
import { freshId } from '../../form/edits.ts';
import { siteLanguages } from '../site-languages.ts';
import { ChooseFile } from './files/choose-file.tsx';
import { imageOfFile } from './files/drafted-files.ts';
import { DraftedPicture } from './files/drafted-picture.tsx';
import { PictureFields } from './files/picture-fields.tsx';
import { useListEdits } from './files/use-list-edits.ts';

/** CAT-03: the pictures in their order; the first one is shown on cards and in lists. */
export function PicturesPart() {
  const { texts, sites } = useEditor();
  const t = texts('editorCatalogue');
  const { items, add, change, ...edits } = useListEdits('images');
  const wanted = siteLanguages(sites);
  const wordsOf = ({ alt }: DraftPicture) =>
    t('picture.words', { filled: wanted.filter((code) => alt[code]).length, wanted: wanted.length });
  return (
    <Panel title={t('part.images')} text={t('images.text')}>
      <ListControl
        id="images"
        label={t('part.images')}
        {...edits}
        items={items}
        max={productLimits.images}
        look={(image) => <DraftedPicture image={image} />}
        summary={({ kind }, index) => t(index === 0 ? `picture.first.${kind}` : `picture.${kind}`)}
        detail={wordsOf}
        add={
          <ChooseFile
            id="images"
            kind="IMAGE"
            label={t('images.add')}
            onChoose={(file) => {
              const image = imageOfFile(file);
              if (image) add({ id: freshId(items.map(({ id }) => id)), ...image });
            }}
          />
        }
      >
        {(picture) => (
          <PictureFields
            field={`images/${picture.id}`}
            image={picture}
            hasWords
            onChange={(changes, place) => change(picture.id, changes, place)}
          />
        )}
      </ListControl>
    </Panel>
  );
}
