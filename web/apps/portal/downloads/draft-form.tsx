import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ReleaseField, ReleaseProblem } from '#contracts/support/releases.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useFieldProblems } from '#web/apps/frame/problems.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import { FilesPanel } from './files-panel.tsx';
import { NotesFields } from './notes-fields.tsx';
import {
  getDraft,
  getInput,
  problemsAfter,
  problemsBefore,
  problemWords,
  type ReleaseDraft,
} from './release-draft.ts';
import type { ManagedRelease } from './release-operations.ts';
import { VersionFields } from './version-fields.tsx';

/** DLC-01: the fields and files of a draft; one button saves it, another publishes it. */
export function DraftForm({ release }: { release?: ManagedRelease }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(() => getDraft(release, new Date().toISOString().slice(0, 10)));
  const [id] = useState(() => release?.id ?? crypto.randomUUID());
  // The revision on which the form is based; files are added and removed without the form.
  const [revision, setRevision] = useState(release?.revision ?? 0);
  const change = useChange();
  const form = useRef<HTMLFormElement>(null);
  const { problems, show, mend } = useFieldProblems<ReleaseField, ReleaseProblem>(form, '#release-errors');

  const alter = (parts: Partial<ReleaseDraft>) => {
    setDraft((current) => ({ ...current, ...parts }));
    mend(Object.keys(parts), problemsBefore({ ...draft, ...parts }));
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPublished = (submitter as HTMLButtonElement | null)?.value === 'publish';
    const found = problemsBefore(draft);
    show(found);
    change.forget();
    if (found.size > 0) return;
    const isDone = await change.run(async () => {
      try {
        const input = getInput(draft, release?.files ?? []);
        const { saveRelease: saved } = await sendOperation('support', 'saveRelease', { id, revision, input });
        setRevision(saved.revision);
        if (isPublished) await sendOperation('support', 'publishRelease', { id, revision: saved.revision });
      } catch (error) {
        if (error instanceof OperationError) show(problemsAfter(error), { isRefused: true });
        throw error;
      }
    });
    if (!isDone) return void revalidate();
    notify('success', t(isPublished ? 'releases.published' : 'releases.saved'));
    if (release) await revalidate();
    else await navigate(`/downloads/releases/${id}`, { replace: true });
  };

  const getError = (field: ReleaseField) => {
    const problem = problems.get(field);
    return problem && problemWords(t, field, problem);
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Panels>
        {problems.size > 0 ? (
          <ErrorSummary
            id="release-errors"
            title={t('releases.error.title')}
            problems={[...problems.keys()].map((field) => ({
              href: `#release-${field}` as const,
              text: getError(field) ?? '',
            }))}
          />
        ) : null}
        {change.error && problems.size === 0 ? (
          <p role="alert">{t(change.error.code === 'CONFLICT' ? 'releases.error.changed' : 'tryLater')}</p>
        ) : null}
        <Panel title={t('releases.field.version')}>
          <FieldStack>
            <VersionFields draft={draft} onChange={alter} errorOf={getError} />
          </FieldStack>
        </Panel>
        <Panel title={t('downloads.notes')} text={t('releases.notes.text')}>
          <NotesFields draft={draft} onChange={alter} error={getError('notes')} />
        </Panel>
        {release ? (
          <FilesPanel release={release} draft={draft} onChange={alter} error={getError('files')} />
        ) : (
          <Panel title={t('releases.field.files')} text={t('releases.files.later')} />
        )}
        <ButtonRow>
          {/* First, since Enter in a field triggers the first submit button. */}
          <Button type="submit" value="save" variant={release ? 'secondary' : 'primary'} busy={change.isBusy}>
            {t('releases.save')}
          </Button>
          {release ? (
            <Button type="submit" value="publish" busy={change.isBusy}>
              {t('releases.publish')}
            </Button>
          ) : null}
        </ButtonRow>
      </Panels>
    </form>
  );
}
