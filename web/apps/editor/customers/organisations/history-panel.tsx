import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Moment } from '#web/apps/frame/time/moment.tsx';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { useOrganisationLabels } from './organisation-labels.ts';
import type { Organisation, OrganisationEvent } from './organisation-operations.ts';

/** As many as the back end gives at once. */
const perPart = 20;

const actions = [
  'organisation.create',
  'organisation.change',
  'organisation.close',
  'organisation.reopen',
  'domain.allow',
  'domain.disallow',
  'person.invite',
] as const;

/** Who did what with an organisation, newest first. */
export function HistoryPanel({ organisation }: { organisation: Organisation }) {
  const { sendQuery, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const change = useChange();
  const [earlier, setEarlier] = useState<readonly OrganisationEvent[]>([]);
  const [isWhole, setWhole] = useState(organisation.history.length < perPart);
  const events = [...organisation.history, ...earlier];
  const more = async () => {
    const before = events.at(-1)?.id ?? null;
    const isDone = await change.run(async () => {
      const found = await sendQuery('accounts', 'organisationHistory', { id: organisation.id, before });
      const part = found.managedOrganisation?.history ?? [];
      setEarlier([...earlier, ...part]);
      setWhole(part.length < perPart);
    });
    if (!isDone) notify('error', t('failed'));
  };
  return (
    <Panel title={t('history')} text={events.length === 0 ? t('history.none') : undefined}>
      <ol className={styles.lines}>
        {events.map((event) => (
          <li key={event.id}>
            <Event event={event} organisation={organisation} />
          </li>
        ))}
      </ol>
      {isWhole ? null : (
        <Button variant="quiet" size="compact" busy={change.isBusy} onClick={more}>
          {t('history.more')}
        </Button>
      )}
    </Panel>
  );
}

function Event({ event, organisation }: { event: OrganisationEvent; organisation: Organisation }) {
  const t = useEditor().texts('editorCustomers');
  const labels = useOrganisationLabels();
  const action = actions.find((each) => each === event.action);
  return (
    <div className={styles.who}>
      <span className={styles.strong}>{action ? t(`event.${action}`) : event.action}</span>
      {event.about ? <span>{event.about}</span> : null}
      <span className={styles.about}>{event.by || t('somebody')}</span>
      <span className={styles.about}>
        <Moment at={event.at} />
      </span>
      {event.changes.map(({ field, before, after }) => (
        <span key={field} className={styles.change}>
          <span>{labels.field(organisation, field)}</span>
          {before ? <del>{before}</del> : null}
          {after ? <ins>{after}</ins> : null}
        </span>
      ))}
    </div>
  );
}
