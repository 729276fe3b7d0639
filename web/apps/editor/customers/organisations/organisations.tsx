import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../../editor.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import styles from '../customers.module.css';
import { mayManageCustomers } from '../may-manage.ts';
import { isNarrowed, parseOrganisationFilters } from './organisation-choice.ts';
import type { ListedOrganisation, OrganisationList } from './organisation-operations.ts';
import { OrganisationState } from './organisation-state.tsx';
import { OrganisationTools } from './organisation-tools.tsx';

export const title = ({ texts }: Editor) => texts('editorCustomers')('organisations');

/** Null for editors who are not in charge of customers. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<OrganisationList | null> =>
    mayManageCustomers(session)
      ? sendQuery(
          'accounts',
          'managedOrganisations',
          parseOrganisationFilters(new URL(request.url).searchParams),
        )
      : null;

/** UAD-01: the companies whose people use the portal. */
export function Component() {
  const loaded = useLoaderData<OrganisationList | null>();
  const { texts, to } = useEditor();
  const t = texts('editorCustomers');
  const [query, setQuery] = useSearchParams();
  if (!loaded)
    return (
      <Wrap>
        <PageHead title={t('organisations')} />
        <EmptyState title={t('forManagers')} />
      </Wrap>
    );
  const { managedOrganisations: list, organisationSubRegions: regions } = loaded;
  const add = (
    <ButtonLink href={to('/organisations/new')} size="compact" icon="plus">
      {t('organisation.new')}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead title={t('organisations')} lead={t('organisations.lead')} actions={add} />
      <OrganisationTools regions={regions} />
      <p className={styles.total} role="status">
        {t('organisations.total', { count: list.total })}
      </p>
      {list.items.length > 0 ? (
        <Table items={list.items} />
      ) : isNarrowed(query) ? (
        <EmptyState
          title={t('organisations.none.found')}
          action={
            <Button variant="secondary" onClick={() => setQuery({})}>
              {t('organisations.none.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t('organisations.none')} text={t('organisations.none.text')} action={add} />
      )}
      <ListPages
        list="/organisations"
        pageInfo={list}
        labels={{ first: t('pages.first'), next: t('pages.next') }}
      />
    </Wrap>
  );
}

function Table({ items }: { items: readonly ListedOrganisation[] }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorCustomers');
  return (
    <DataTable
      cards
      isDense
      caption={t('organisations')}
      rows={items}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('field.name'),
          isRowHeader: true,
          cell: ({ id, name }) => (
            <Link className={styles.name} href={to(`/organisations/${id}`)}>
              {name}
            </Link>
          ),
        },
        {
          key: 'id',
          title: t('field.id'),
          cardLabel: t('field.id'),
          cell: ({ id }) => <span className={styles.number}>{id}</span>,
        },
        {
          key: 'city',
          title: t('field.city'),
          cell: ({ city, country }) =>
            t('cityIn', { city, country: displayCountry(country, locale.language) }),
        },
        { key: 'region', title: t('field.subRegion'), isMinor: true, cell: ({ subRegion }) => subRegion },
        {
          key: 'locations',
          title: t('field.locations'),
          align: 'end',
          cardLabel: t('field.locations'),
          cell: ({ locations }) => locations,
        },
        {
          key: 'people',
          title: t('people'),
          align: 'end',
          cardLabel: t('people'),
          cell: ({ people }) => people,
        },
        { key: 'state', title: t('state'), cell: (row) => <OrganisationState {...row} /> },
      ]}
    />
  );
}
