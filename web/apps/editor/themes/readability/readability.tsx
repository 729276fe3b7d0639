import type { Ref } from 'react';
import { contrastPairs, tones, unreadablePairs } from '#contracts/themes/contrast-pairs.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import type { PreviewTheme } from '../use-preview-theme.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Proposals } from './proposals.tsx';
import styles from './readability.module.css';

type ReadabilityProps = {
  theme: PreviewTheme;
  onTake: (token: string, colour: string) => void;
  /** Focused when somebody tries to publish an illegible theme. */
  ref: Ref<HTMLDivElement>;
};

/** All colour pairs that pages use, with proposals for those that fail. */
export function Readability({ theme, onTake, ref }: ReadabilityProps) {
  const t = useEditor().texts('editorThemes');
  const pairs = contrastPairs(theme);
  const failing = unreadablePairs(theme);
  return (
    <Panel title={t('readability')}>
      <div ref={ref} tabIndex={-1} className={styles.verdict}>
        {failing.length === 0 ? (
          <StatusLabel status="done">{t('all', { count: pairs.length })}</StatusLabel>
        ) : (
          <Proposals theme={theme} failing={failing} all={pairs.length} onTake={onTake} />
        )}
      </div>
      {tones.map((tone) => (
        <ContrastTable key={tone} tone={tone} pairs={pairs.filter((pair) => pair.tone === tone)} />
      ))}
    </Panel>
  );
}
