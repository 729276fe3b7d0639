import type { DraftFilm } from '#contracts/products/draft.ts';
import { productLimits } from '#contracts/products/draft.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { formatFileSize } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { FlagControl } from '../../form/controls/flag-control.tsx';
import { useProductWork } from '../product/product-work.ts';
import { ChooseFile } from './files/choose-file.tsx';
import { imageOfFile, modelOfFile, nameInAddress } from './files/drafted-files.ts';
import { FilmAddress } from './files/film-address.tsx';
import { LanguageText } from './language-text.tsx';

/** CAT-03: the film and the 3D model of the product. */
export function FilmPart() {
  const t = useEditor().texts('editorCatalogue');
  const { view, set } = useProductWork();
  const { film } = view.draft;
  return (
    <>
      <Panel title={t('field.film')} text={t('film.text')}>
        <FilmAddress
          id="film"
          label={t('field.film')}
          value={film?.url ?? null}
          onChange={(chosen) => set('film', chosen && { ...(film ?? plainFilm), ...chosen })}
        />
        {film ? (
          <FilmFields
            film={film}
            onChange={(changes, place) => set('film', { ...film, ...changes }, place)}
          />
        ) : null}
      </Panel>
      <ModelPanel />
    </>
  );
}

const plainFilm: Omit<DraftFilm, 'url' | 'alternativeUrl'> = {
  posterUrl: null,
  isSilent: false,
  titles: null,
};

type FilmFieldsProps = { film: DraftFilm; onChange: (changes: Partial<DraftFilm>, place?: string) => void };

function FilmFields({ film, onChange }: FilmFieldsProps) {
  const t = useEditor().texts('editorCatalogue');
  const hasPoster = film.posterUrl !== null && film.posterUrl !== 'null';
  return (
    <>
      <LanguageText
        field="film/titles"
        label={t('film.title')}
        hint={t('film.title.hint')}
        maxLength={productLimits.name}
        texts={film.titles ?? {}}
        onChange={(titles, place) =>
          onChange({ titles: Object.keys(titles).length > 0 ? titles : null }, place)
        }
      />
      <ButtonRow>
        <ChooseFile
          kind="IMAGE"
          icon="image"
          label={t(hasPoster ? 'film.poster.replace' : 'film.poster.choose')}
          onChoose={(file) => {
            const image = imageOfFile(file);
            if (image) onChange({ posterUrl: `/image/${image.hash}` });
          }}
        />
        {hasPoster ? (
          <Button variant="quiet" size="compact" icon="close" onClick={() => onChange({ posterUrl: null })}>
            {t('film.poster.remove')}
          </Button>
        ) : null}
      </ButtonRow>
      <FlagControl
        id="film/isSilent"
        label={t('film.silent')}
        hint={t('film.silent.hint')}
        value={film.isSilent}
        onChange={(isSilent) => onChange({ isSilent })}
      />
    </>
  );
}

function ModelPanel() {
  const { texts, locale } = useEditor();
  const t = texts('editorCatalogue');
  const { view, set } = useProductWork();
  const { model } = view.draft;
  return (
    <Panel title={t('field.model')} text={t('model.text')}>
      {model ? (
        <p>{t('model.file', { name: nameInAddress(model.url), size: formatFileSize(model.size, locale) })}</p>
      ) : null}
      <ButtonRow>
        <ChooseFile
          id="model"
          kind="MODEL"
          label={t(model ? 'model.replace' : 'model.choose')}
          onChoose={(file) => set('model', modelOfFile(file) ?? null)}
        />
        {model ? (
          <Button variant="quiet" size="compact" icon="close" onClick={() => set('model', null)}>
            {t('model.remove')}
          </Button>
        ) : null}
      </ButtonRow>
    </Panel>
  );
}
