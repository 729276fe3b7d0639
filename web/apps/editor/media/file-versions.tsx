import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { type Column, DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { displayLanguage, formatFileSize } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { formatOf } from './file-labels.ts';
import type { EditedFile } from './media-data.ts';
import { UploadButton, UploadList } from './upload/upload-zone.tsx';
import { useUploads } from './upload/use-uploads.ts';

/** The versions of a file: one for all readers, others by language; a new version replaces the old one. */
export function FileVersions({ file }: { file: EditedFile }) {
  const { texts, locale, sites, notify, sendMutation } = useEditor();
  const t = texts('editorMedia');
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState('');
  const isReadOnly = useReadOnly();
  const uploads = useUploads(() => {
    notify('success', t('file.versions.replaced'));
    void revalidate();
  });
  const getName = (code: string) => (code ? displayLanguage(code, locale.language) : t('file.versions.all'));
  const languages = ['', ...new Set(sites.flatMap((site) => site.languages))];
  const remove = async (version: { language: string; contentType: string }) => {
    try {
      await sendMutation('content', 'removeFileVersion', { id: file.id, ...version });
      notify('success', t('file.versions.removed'));
      await revalidate();
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      notify('error', t('failed'));
    }
  };
  const actions: Column<EditedFile['versions'][number]> = {
    key: 'actions',
    title: t('column.actions'),
    cell: ({ language: of, contentType }) =>
      file.versions.length > 1 ? (
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          onClick={() => remove({ language: of, contentType })}
        >
          {t('file.versions.remove')}
        </Button>
      ) : (
        '–'
      ),
  };
  return (
    <Panel title={t('file.versions')} text={isReadOnly ? undefined : t('file.versions.text')}>
      <DataTable
        cards
        caption={t('column.version')}
        columns={[
          { key: 'version', title: t('column.version'), cell: ({ language: of }) => getName(of) },
          {
            key: 'format',
            title: t('column.format'),
            cell: ({ contentType, url, fileName }) => (
              <TextLink href={url}>{`${formatOf(contentType)} · ${fileName}`}</TextLink>
            ),
          },
          {
            key: 'size',
            title: t('column.size'),
            cell: ({ size, width, height }) =>
              [formatFileSize(size, locale), width > 0 ? `${width} × ${height}` : '']
                .filter(Boolean)
                .join(' · '),
          },
          ...(isReadOnly ? [] : [actions]),
        ]}
        rows={file.versions}
        getKey={({ language: of, contentType }) => `${of} ${contentType}`}
      />
      <UploadList uploads={uploads} />
      {file.kind === 'IMAGE' || isReadOnly ? null : (
        <Select
          id="version-language"
          label={t('file.versions.for')}
          value={language}
          options={languages.map((code) => ({ value: code, label: getName(code) }))}
          onChange={({ target }) => setLanguage(target.value)}
        />
      )}
      {isReadOnly ? null : (
        <ButtonRow>
          <UploadButton
            uploads={uploads}
            many={false}
            variant="secondary"
            label={t(
              file.versions.some((one) => one.language === language)
                ? 'file.versions.replace'
                : 'file.versions.add',
            )}
            target={{ id: file.id, ...(language && { language }) }}
          />
        </ButtonRow>
      )}
    </Panel>
  );
}
