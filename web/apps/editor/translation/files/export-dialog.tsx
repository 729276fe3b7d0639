import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { handOut } from './hand-out.ts';

type ExportDialogProps = {
  siteId: string | null;
  /** Empty: all pages of the site. */
  pageIds: readonly string[];
  languages: readonly string[];
  onClose: () => void;
};

/** Exports texts for translators: the choice of pages, languages, and all or only open texts. */
export function ExportDialog({ siteId, pageIds, languages, onClose }: ExportDialogProps) {
  const { texts, sendMutation, notify, locale, base } = useEditor();
  const t = texts('editorTranslation');
  const { isBusy, error, run } = useChange();
  const [problem, setProblem] = useState<string>();
  const submit = async (fields: FormData) => {
    const chosen = fields.getAll('language').map(String);
    if (chosen.length === 0) return setProblem(t('export.noLanguage'));
    setProblem(undefined);
    const below = String(fields.get('below') ?? '').trim();
    await run(async () => {
      const { exportTranslations: made } = await sendMutation('content', 'exportTranslations', {
        siteId,
        pageIds: pageIds.length > 0 ? [...pageIds] : null,
        below: below || null,
        languages: chosen,
        only: fields.get('only') === 'all' ? 'all' : 'open',
        version: fields.get('version') === 'V1_2' ? 'V1_2' : 'V2_1',
        editorArea: window.location.origin + base,
      });
      if (made.content === null) {
        setProblem(t('export.nothing'));
        return;
      }
      handOut(made.name, made.content);
      notify('success', t('export.done', { files: made.files, segments: made.segments }));
      onClose();
    });
    return undefined;
  };
  return (
    <FormDialog
      title={pageIds.length > 0 ? t('export.chosen', { count: pageIds.length }) : t('export.site')}
      text={t('export.text')}
      submitLabel={t('export')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      problem={error ? texts('editor')('tryLater') : problem}
      onSubmit={(fields) => void submit(fields)}
      onClose={onClose}
    >
      <FieldStack>
        <ChoiceGroup
          id="export-language"
          type="checkbox"
          name="language"
          legend={t('export.languages')}
          value={[...languages]}
          options={languages.map((code) => ({ value: code, label: displayLanguage(code, locale.language) }))}
        />
        <ChoiceGroup
          id="export-only"
          name="only"
          legend={t('export.only')}
          value="open"
          options={(['open', 'all'] as const).map((value) => ({ value, label: t(`export.only.${value}`) }))}
        />
        {pageIds.length === 0 ? (
          <TextInput
            id="export-below"
            name="below"
            label={t('export.below')}
            hint={t('export.below.hint')}
            maxLength={300}
          />
        ) : null}
        <ChoiceGroup
          id="export-version"
          name="version"
          legend={t('export.version')}
          value="V2_1"
          options={[
            { value: 'V2_1', label: 'XLIFF 2.1' },
            { value: 'V1_2', label: 'XLIFF 1.2' },
          ]}
        />
      </FieldStack>
    </FormDialog>
  );
}
