import { useNavigate, useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';

type Offer = { id: string; name: string; domain: string; joining: 'request' | 'atOnce' };

/** An organisation that people with such an e-mail address may join, at once or after a decision. */
export function JoinByEmail({ offer: { id, name, domain, joining } }: { offer: Offer }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const join = async () => {
    let isIn = false;
    const isDone = await change.run(async () => {
      isIn = (await sendOperation('accounts', 'joinByEmail', { organisation: id })).joinByEmail;
    });
    if (!isDone) return notify('error', t('tryLater'));
    notify('success', isIn ? t('company.joined', { organisation: name }) : t('request.done'));
    await (isIn ? navigate('/') : revalidate());
  };
  return (
    <Panel
      title={t('company.domain.title', { organisation: name })}
      text={t(`company.domain.${joining}`, { domain })}
    >
      <Button busy={change.isBusy} onClick={join}>
        {t(joining === 'atOnce' ? 'company.domain.join' : 'company.domain.ask')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </Panel>
  );
}
