import { solveCompanyTheme } from '#contracts/themes/company-theme.ts';
import { nightOf } from '#contracts/themes/night.ts';
import { themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../editor.ts';
import type { EditedRecord } from '../records/use-record.ts';
import styles from './theme.module.css';
import type { PreviewTheme } from './use-preview-theme.ts';

/** Computes all colours from two of them, so that every pair is legible. */
export function SolveColours({ edited, theme }: { edited: EditedRecord; theme: PreviewTheme }) {
  const { texts, notify } = useEditor();
  const t = texts('editorThemes');
  const isReadOnly = useReadOnly();
  const solve = () => {
    const { accent, inverse } = theme.tokens;
    const day = solveCompanyTheme(accent, inverse);
    const { tokens } = (theme.scheme === 'dark' && nightOf(day)) || day;
    const colours = Object.fromEntries(themeTokenNames.map((name) => [name, tokens[name]]));
    edited.replace({ ...edited.data, ...colours });
    notify('success', t('solved'));
  };
  if (isReadOnly) return null;
  return (
    <div className={styles.solve}>
      <Button variant="secondary" size="compact" icon="refresh" onClick={solve}>
        {t('solve')}
      </Button>
      <p className={styles.about}>{t('solve.about')}</p>
    </div>
  );
}
