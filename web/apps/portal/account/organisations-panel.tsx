import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import type { Account } from './account-operations.ts';

/** To whom the person belongs; administrators change that. */
export function OrganisationsPanel({ organisations }: Pick<Account, 'organisations'>) {
  const t = usePortal().texts('account');
  if (organisations.length === 0)
    return <Panel title={t('organisations.title')} text={t('organisations.none')} />;
  return (
    <Panel title={t('organisations.title')}>
      <DataList
        items={organisations.map(({ id, name, locations }) => ({
          key: id,
          term: id,
          value: [name, locations.map((location) => location.name).join(', ')].filter(Boolean).join(' – '),
        }))}
      />
    </Panel>
  );
}
