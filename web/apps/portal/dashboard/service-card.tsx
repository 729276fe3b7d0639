import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { usePortal } from '../portal.ts';
import type { ServiceState } from '../service-states.ts';
import styles from './service-card.module.css';

const shapes: Readonly<Record<ServiceState, Status>> = {
  unknown: 'none',
  noprocess: 'none',
  unregistered: 'none',
  pending: 'waiting',
  active: 'done',
  inactive: 'waiting',
  declined: 'failed',
  comingsoon: 'open',
};

type ServiceCardProps = {
  service: ApplicationKey;
  state: ServiceState;
  /** The address of the service; undefined while it is not known. */
  href: string | undefined;
  /** The service is not part of the portal and opens in a new tab. */
  isElsewhere: boolean;
  /** Undefined: there is no organisation for which the person could request it. */
  onRequest: (() => void) | undefined;
};

/** One service: its purpose, its state for the person with the reason, and one action. */
export function ServiceCard({ service, state, href, isElsewhere, onRequest }: ServiceCardProps) {
  const { texts } = usePortal();
  const t = texts('portal');
  const isOpen = state === 'active' && href !== undefined;
  return (
    <article className={styles.card} data-open={isOpen || undefined} aria-label={t(`service.${service}`)}>
      <h3 className={styles.title}>
        {isOpen ? (
          <Link
            className="covering"
            href={href}
            {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {t(`service.${service}`)}
            {isElsewhere ? <span className="visually-hidden"> ({t('wireFlow.newTab')})</span> : null}
          </Link>
        ) : (
          t(`service.${service}`)
        )}
      </h3>
      <p className={styles.text}>{t(`about.${service}`)}</p>
      <div className={styles.state}>
        <StatusLabel status={shapes[state]}>{t(`state.${state}`)}</StatusLabel>
        {isOpen ? <Icon name={isElsewhere ? 'external' : 'arrow-right'} className={styles.sign} /> : null}
      </div>
      {state === 'active' ? null : <p className={styles.why}>{t(`why.${state}`)}</p>}
      {state === 'unregistered' && onRequest ? (
        <div className={styles.action}>
          <Button variant="secondary" size="compact" onClick={onRequest}>
            {t('request.action')}
            <span className="visually-hidden">: {t(`service.${service}`)}</span>
          </Button>
        </div>
      ) : null}
    </article>
  );
}
