import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { usePortal } from '../portal.ts';
import { useProof } from './proof.tsx';

type RecoveryFactorProps = { left: number; onMade: (codes: readonly string[]) => void };

/** How many recovery codes are left, and new ones for them. */
export function RecoveryFactor({ left, onMade }: RecoveryFactorProps) {
  const { texts, ask } = usePortal();
  const t = texts('account');
  const proof = useProof();
  const make = async () => {
    const made = await proof.run(() => ask('accounts', 'newRecoveryCodes'));
    if (made) onMade(made.newRecoveryCodes);
  };
  return (
    <FactorLine
      title={t('recovery.title')}
      state={`${t('recovery.left', { count: left })}. ${t('recovery.newText')}`}
      actions={
        <Button variant="secondary" size="compact" busy={proof.isBusy} onClick={make}>
          {t('recovery.new')}
        </Button>
      }
    >
      {proof.dialog}
    </FactorLine>
  );
}
