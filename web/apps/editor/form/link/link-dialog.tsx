import { useState } from 'react';
import type { StoredLink } from '#contracts/content/draft.ts';
import type { LinkKind } from '#contracts/content/values.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../problem-labels.ts';
import { compactLink } from '../rich-text/normalise.ts';
import { LinkParts } from './link-parts.tsx';
import { problemOfLink } from './problem-of-link.ts';

type LinkDialogProps = {
  link: StoredLink | null;
  siteId: string | undefined;
  /** `name` is the name of the target. */
  onChoose: (link: StoredLink, name: string) => void;
  onRemove?: () => void;
  onClose: () => void;
};

const kinds: readonly LinkKind[] = ['PAGE', 'PRODUCT', 'SERVICE', 'EXTERNAL', 'PATH', 'ACTION'];

/** Chooses the target of a link. It is open as long as it is rendered. */
export function LinkDialog({ link, siteId, onChoose, onRemove, onClose }: LinkDialogProps) {
  const t = useEditor().texts('editorFields');
  const getProblemLabel = useProblemLabel();
  const [draft, setDraft] = useState<StoredLink>(link ?? { kind: 'PAGE' });
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = isTried ? problemOfLink(draft) : undefined;

  const submit = () => {
    setTried(true);
    const chosen = compactLink(draft);
    if (!problemOfLink(chosen)) onChoose(chosen, name || chosen.href || chosen.path || chosen.slug || '');
  };

  return (
    <FormDialog
      title={t('link.title')}
      submitLabel={t('link.take')}
      cancelLabel={t('cancel')}
      problem={problem && getProblemLabel(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        id="link-kind"
        label={t('link.kind')}
        value={draft.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`link.kind.${kind}`) }))}
        onChange={(event) => {
          setDraft({ kind: event.target.value as LinkKind, openInNewTab: draft.openInNewTab ?? false });
          setTried(false);
        }}
      />
      <LinkParts
        link={draft}
        siteId={siteId}
        onChange={(next, called) => {
          setDraft(next);
          if (called !== undefined) setName(called);
        }}
      />
      {draft.kind === 'ACTION' ? null : (
        <Checkbox
          id="link-new-tab"
          label={t('link.newTab')}
          checked={draft.openInNewTab ?? false}
          onChange={(event) => setDraft({ ...draft, openInNewTab: event.target.checked })}
        />
      )}
      {onRemove ? (
        <div>
          <Button variant="danger" size="compact" icon="trash" onClick={onRemove}>
            {t('link.remove')}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
