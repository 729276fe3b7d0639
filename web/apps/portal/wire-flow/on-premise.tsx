import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatDate, formatNumber } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import type { WireFlow } from './wire-flow-operations.ts';

const shapes = { valid: 'done', expiring: 'waiting', expired: 'failed' } as const satisfies Record<
  string,
  Status
>;

/** WFL-01: wire flow on the customer's own computers: the newest installer and the licences. */
export function OnPremise({ wireFlow: { installer, licences } }: { wireFlow: WireFlow }) {
  const { texts, to, locale } = usePortal();
  const t = texts('portal');
  return (
    <Panel title={t('wireFlow.onPremise.title')} text={t('wireFlow.onPremise.text')}>
      <ButtonRow>
        <ButtonLink href={to('/downloads')} icon="download">
          {t('downloads.title')}
        </ButtonLink>
      </ButtonRow>
      {installer ? (
        <p>
          {t('downloads.version', { version: installer.version })} ·{' '}
          {formatDate(installer.releasedOn, locale, 'short')}
        </p>
      ) : null}
      <Heading level={3}>{t('licences')}</Heading>
      {licences.length > 0 ? (
        <DataTable
          caption={t('licences')}
          rows={licences}
          getKey={({ id }) => id}
          columns={[
            { key: 'number', title: t('licence.number'), cell: ({ id }) => id },
            {
              key: 'state',
              title: t('licence.state'),
              cell: ({ state }) => <StatusLabel status={shapes[state]}>{t(`licence.${state}`)}</StatusLabel>,
            },
            {
              key: 'seats',
              title: t('licence.seats'),
              align: 'end',
              cell: ({ seats }) => formatNumber(seats, locale),
            },
            {
              key: 'computer',
              title: t('licence.computer'),
              cell: ({ computer }) => computer || t('licence.unbound'),
            },
            {
              key: 'until',
              title: t('licence.until'),
              cell: ({ validUntil }) =>
                validUntil ? formatDate(validUntil, locale, 'short') : t('licence.forEver'),
            },
          ]}
        />
      ) : (
        <p>{t('licence.none')}</p>
      )}
    </Panel>
  );
}
