import type { StoredLink, StoredValue } from '#contracts/content/draft.ts';
import { linkText } from '#contracts/content/fields.ts';
import { useEditor } from '../../editor.ts';
import { useForm } from '../form-context.ts';
import { useProblemLabel } from '../problem-labels.ts';
import { findProblem } from '../problems.ts';
import { TranslatedField } from '../translated-field.tsx';
import { LinkControl } from './link-control.tsx';
import styles from './link-field.module.css';

type LinkFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  value: StoredValue;
  /** The path to the link; its text is the unit `…/text`. */
  at: string;
  onChange: (link: StoredLink | null) => void;
};

/** A link with its text; without a target it has no text. */
export function LinkField({ value, at, onChange, ...named }: LinkFieldProps) {
  const { edit, language, problems, siteId } = useForm();
  const t = useEditor().texts('editorFields');
  const getProblemLabel = useProblemLabel();
  const link = isLink(value) ? value : null;
  const problem = findProblem(problems, `${at}/text`, language);
  return (
    <div className={styles.link}>
      <LinkControl
        {...named}
        siteId={siteId}
        value={link}
        onChange={(next) => {
          onChange(next);
          if (!next) edit({ kind: 'text', at: `${at}/text`, language, text: undefined });
        }}
      />
      {link ? (
        <TranslatedField
          id={`${at}/text`}
          label={t('link.text')}
          hint={t('link.text.hint')}
          error={problem && getProblemLabel(problem)}
          required={false}
          field={linkText}
          at={`${at}/text`}
        />
      ) : null}
    </div>
  );
}

function isLink(value: StoredValue): value is StoredLink {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
