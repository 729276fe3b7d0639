import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusWord } from '#web/design/status-word/status-word.tsx';
import { usePortal } from '../portal.ts';

/** WFL-01: wire flow as a service; without an address it is still to come. */
export function Cloud({ address }: { address: string | null }) {
  const t = usePortal().texts('portal');
  return (
    <Panel title={t('wireFlow.cloud.title')} text={t('wireFlow.cloud.text')}>
      {address ? (
        <ButtonRow>
          <ButtonLink href={address} target="_blank" rel="noopener" iconEnd="external">
            {t('wireFlow.cloud.open')}
            <span className="visually-hidden"> ({t('wireFlow.newTab')})</span>
          </ButtonLink>
        </ButtonRow>
      ) : (
        <StatusWord status="open">{t('state.comingsoon')}</StatusWord>
      )}
    </Panel>
  );
}
