import { themeFields } from '#contracts/content/theme-fields.ts';
import { type ContrastPair, contrastPairs } from '#contracts/themes/contrast-pairs.ts';
import { contrast } from '#contracts/themes/oklab.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import { RecordFields } from '../records/fields/record-fields.tsx';
import { useRecordLabels } from '../records/record-labels.ts';
import type { EditedRecord } from '../records/use-record.ts';
import { ColourField } from './colour-field.tsx';
import { useRatio } from './readability/use-ratio.ts';
import { SolveColours } from './solve-colours.tsx';
import styles from './theme.module.css';
import { tokenGroupNames, tokenGroups } from './token-groups.ts';
import type { PreviewTheme } from './use-preview-theme.ts';

const { name, scheme, radius, typeface, sortIndex } = themeFields;
/** The fields before and after the colours. */
const named = { name, scheme };
const shaped = { radius, typeface, sortIndex };

/**
 * The tokens of a theme, each foreground colour with its lowest contrast, and each background with that of
 * the status colours on it.
 */
export function ThemeForm({ edited, theme }: { edited: EditedRecord; theme: PreviewTheme }) {
  const t = useEditor().texts('editorThemes');
  const labels = useRecordLabels();
  const ratio = useRatio();
  const pairs = contrastPairs(theme);
  const { data, set, problems } = edited;
  return (
    <div className={styles.form}>
      <Panel title={t('group.name')}>
        <RecordFields fields={named} data={data} />
        <SolveColours edited={edited} theme={theme} />
      </Panel>
      {tokenGroupNames.map((group) => (
        <Panel key={group} title={t(`group.${group}`)}>
          <div className={styles.colours}>
            {tokenGroups[group].map((token) => {
              const problem = problems.find(({ field }) => field === token);
              const lowest = lowestOf(
                pairs.filter(({ inkToken, groundToken }) => (inkToken ?? groundToken) === token),
              );
              return (
                <ColourField
                  key={token}
                  id={token}
                  label={labels.field(token)}
                  error={problem && labels.problem(problem)}
                  value={String(data[token] ?? '')}
                  applied={theme.tokens[token]}
                  lowest={lowest && { ratio: ratio(lowest.ratio), isEnough: lowest.isEnough }}
                  onChange={(value) => set(token, value)}
                />
              );
            })}
          </div>
        </Panel>
      ))}
      <Panel title={t('group.shape')}>
        <RecordFields fields={data.typefaceFile ? shaped : withoutOwn} data={data} />
      </Panel>
    </div>
  );
}

/** A typeface of one's own can only be chosen if a font file exists. */
const withoutOwn = {
  ...shaped,
  typeface: { ...typeface, values: typeface.values.filter((value) => value !== 'own') },
};

/** The pair with the smallest margin above its required contrast, or the furthest below it. */
function lowestOf(pairs: readonly ContrastPair[]): { ratio: number; isEnough: boolean } | undefined {
  const reached = pairs.map(({ colour, ground, least }) => ({ ratio: contrast(colour, ground), least }));
  const [worst] = reached.sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  return worst && { ratio: worst.ratio, isEnough: worst.ratio >= worst.least };
}
