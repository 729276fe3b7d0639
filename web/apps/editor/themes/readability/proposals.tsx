import type { ContrastPair } from '#contracts/themes/contrast-pairs.ts';
import { contrast } from '#contracts/themes/oklab.ts';
import { proposeColour } from '#contracts/themes/propose-colour.ts';
import type { ThemeTokenName } from '#contracts/themes/theme-tokens.ts';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { useRecordLabels } from '../../records/record-labels.ts';
import type { PreviewTheme } from '../use-preview-theme.ts';
import styles from './readability.module.css';
import { useRatio } from './use-ratio.ts';

type ProposalsProps = {
  theme: PreviewTheme;
  failing: readonly ContrastPair[];
  /** The number of all pairs. */
  all: number;
  onTake: (token: string, colour: string) => void;
};

/** The colours that fail, each with the closest one that passes. */
export function Proposals({ theme, failing, all, onTake }: ProposalsProps) {
  const t = useEditor().texts('editorThemes');
  const labels = useRecordLabels();
  const ratio = useRatio();
  const isReadOnly = useReadOnly();
  const tokens = new Map<ThemeTokenName, ContrastPair[]>();
  for (const pair of failing) {
    const token = pair.inkToken ?? pair.groundToken;
    tokens.set(token, [...(tokens.get(token) ?? []), pair]);
  }
  return (
    <div className={styles.proposals} role="status">
      <p className={styles.failed}>
        <Icon name="error" />
        <b>{t('failing', { count: failing.length, all })}</b>
      </p>
      <ul className={styles.list}>
        {[...tokens].map(([token, pairs]) => {
          const proposal = proposeColour(theme, token);
          const [worst] = [...pairs].sort((one, other) => reach(one) - reach(other));
          return (
            <li key={token} className={styles.proposal}>
              <p>
                {t('failing.token', {
                  name: labels.field(token),
                  count: pairs.length,
                  ratio: worst ? ratio(contrast(worst.colour, worst.ground)) : '',
                  least: worst ? ratio(worst.least) : '',
                })}
              </p>
              {proposal && isReadOnly ? null : proposal ? (
                <Button variant="secondary" size="compact" onClick={() => onTake(token, proposal)}>
                  <svg className={styles.dot} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                    <rect width="16" height="16" rx="3" fill={proposal} />
                  </svg>
                  {t('take', { colour: proposal })}
                </Button>
              ) : (
                <p className={styles.about}>{t('noProposal')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const reach = ({ colour, ground, least }: ContrastPair) => contrast(colour, ground) / least;
