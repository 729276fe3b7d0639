import { documentTypes } from '#contracts/products/catalogue.ts';
import { type DraftDocument, productLimits } from '#contracts/products/draft.ts';
import { IconButton } from '#web/design/button/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayLanguage, formatFileSize } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { ChoiceControl } from '../../form/controls/choice-control.tsx';
import { FlagControl } from '../../form/controls/flag-control.tsx';
import { ListControl } from '../../form/controls/list-control.tsx';
import { pickText } from '../../lists/pick-text.ts';
import { formatOf } from '../../media/file-labels.ts';
import type { ListedFile } from '../../media/media-data.ts';
import { useProblemOf } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';
import { siteLanguages } from '../site-languages.ts';
import styles from './documents-part.module.css';
import { ChooseFile } from './files/choose-file.tsx';
import { freeDocumentSlug } from './files/document-slug.ts';
import { coverOfFile, filesOfDocument } from './files/drafted-files.ts';
import { DraftedPicture } from './files/drafted-picture.tsx';
import { useListEdits } from './files/use-list-edits.ts';
import { LanguageText } from './language-text.tsx';

/** CAT-03: documents to download, by language. Visitors get them once the product is published. */
export function DocumentsPart() {
  const { texts } = useEditor();
  const t = texts('editorCatalogue');
  const { product, language } = useProductWork();
  const { items, add, change, ...edits } = useListEdits('documents');
  const addOne = (file: ListedFile) =>
    add({
      id: freeDocumentSlug(
        product.slug,
        file.slug,
        items.map(({ id }) => id),
      ),
      type: 'data-sheet',
      names: Object.fromEntries(
        Object.entries(file.title as DraftDocument['names']).filter(([, name]) => name),
      ),
      login: false,
      thumbnail: coverOfFile(file),
      files: filesOfDocument(file, language),
    });
  return (
    <Panel title={t('part.documents')} text={t('documents.text')}>
      <ListControl
        id="documents"
        label={t('part.documents')}
        {...edits}
        items={items}
        max={productLimits.documents}
        look={({ thumbnail }) => <DraftedPicture image={thumbnail} size="document" />}
        summary={({ names }) => pickText(names, language)}
        detail={({ type }) => t(`documentType.${type}`)}
        add={<ChooseFile id="documents" kind="DOCUMENT" label={t('documents.add')} onChoose={addOne} />}
      >
        {(document) => (
          <DocumentFields
            document={document}
            onChange={(changes, place) => change(document.id, changes, place)}
          />
        )}
      </ListControl>
    </Panel>
  );
}

type DocumentFieldsProps = {
  document: DraftDocument;
  onChange: (changes: Partial<DraftDocument>, place?: string) => void;
};

function DocumentFields({ document, onChange }: DocumentFieldsProps) {
  const t = useEditor().texts('editorCatalogue');
  const { id, names, type, login } = document;
  const field = `documents/${id}`;
  const problem = useProblemOf(field);
  return (
    <>
      <LanguageText
        field={`${field}/names`}
        label={t('field.names')}
        maxLength={productLimits.name}
        texts={names}
        onChange={(next, place) => onChange({ names: next }, place)}
      />
      <ChoiceControl
        id={`${field}/type`}
        label={t('documents.type')}
        value={type}
        options={documentTypes.map((each) => ({ value: each, label: t(`documentType.${each}`) }))}
        onChange={(next) => onChange({ type: next as DraftDocument['type'] })}
      />
      <FlagControl
        id={`${field}/login`}
        label={t('documents.login')}
        value={login}
        onChange={(next) => onChange({ login: next })}
      />
      <DocumentFiles document={document} onChange={onChange} />
      {problem ? <FieldError id={`${field}-nothing`}>{problem}</FieldError> : null}
      <p className={styles.address}>{t('documents.address', { address: `/file/${id}` })}</p>
    </>
  );
}

/** The files by language; readers of another language get the English one, or else the first. */
function DocumentFiles({ document: { id, files, thumbnail }, onChange }: DocumentFieldsProps) {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorCatalogue');
  const languages = [...new Set([...siteLanguages(sites), ...Object.keys(files)])];
  return (
    <section aria-labelledby={`documents/${id}/files`}>
      <h3 id={`documents/${id}/files`} className={styles.caption}>
        {t('documents.files')}
      </h3>
      <ul className={styles.files}>
        {languages.map((code) => {
          const file = files[code];
          const name = displayLanguage(code, locale.language);
          return (
            <li key={code} className={styles.row}>
              <span>{name}</span>
              <span className={styles.file}>
                {file
                  ? t('documents.file', {
                      name: file.fileName,
                      kind: formatOf(file.contentType),
                      size: formatFileSize(file.size, locale),
                    })
                  : t('documents.file.none')}
              </span>
              <span className={styles.tools}>
                <ChooseFile
                  {...(code === 'en' && { id: `documents/${id}` })}
                  isIcon
                  kind="DOCUMENT"
                  icon={file ? 'refresh' : 'plus'}
                  label={t(file ? 'documents.file.replace' : 'documents.file.choose', { language: name })}
                  onChoose={(chosen) => {
                    const all = filesOfDocument(chosen, code);
                    const one = all[code] ?? Object.values(all)[0];
                    if (one)
                      onChange({
                        files: { ...files, [code]: one },
                        thumbnail: thumbnail ?? coverOfFile(chosen),
                      });
                  }}
                />
                {file ? (
                  <IconButton
                    name="trash"
                    label={t('documents.file.remove', { language: name })}
                    onClick={() => {
                      const { [code]: _, ...others } = files;
                      onChange({ files: others });
                    }}
                  />
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
