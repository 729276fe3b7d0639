import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { type Editor, useEditor } from '../../editor.ts';
import { mayManageCustomers } from '../may-manage.ts';
import { CloseOrganisation } from './close-organisation.tsx';
import { DomainsPanel } from './domains-panel.tsx';
import { OrganisationHistory } from './organisation-history.tsx';
import type { Organisation } from './organisation-operations.ts';
import { OrganisationScreen } from './organisation-screen.tsx';
import { OrganisationState } from './organisation-state.tsx';
import { useOrganisationForm } from './organisation-work.ts';
import { PeoplePanel } from './people-panel.tsx';

type Loaded = { organisation: Organisation; regions: readonly string[] };

export const title = (_: Editor, loaded: unknown) => (loaded as Loaded).organisation.name;

export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
    if (!mayManageCustomers(session)) throw data('Page not found', { status: 404 });
    const found = await sendQuery('accounts', 'managedOrganisation', { id: params.id ?? '' });
    const { managedOrganisation: organisation, organisationSubRegions: regions } = found;
    if (!organisation) throw data('There is no such organisation', { status: 404 });
    return { organisation, regions };
  };

/** UAD-01: a company whose people use the portal. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <Screen key={loaded.organisation.id} {...loaded} />;
}

function Screen({ organisation, regions }: Loaded) {
  const editor = useEditor();
  const t = editor.texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const form = useOrganisationForm(editor, organisation);
  const isCustomer = organisation.kind === 'customer';
  const isAdministered = organisation.people.some(({ administration }) => administration === 'active');
  return (
    <OrganisationScreen
      form={form}
      isNew={false}
      regions={regions}
      title={form.draft.name || organisation.id}
      lead={editor.texts('application')('labelled', { label: t('field.id'), value: organisation.id })}
      state={<OrganisationState closedAt={organisation.closedAt} isAdministered={isAdministered} />}
      actions={isCustomer ? <CloseOrganisation organisation={organisation} /> : null}
      onSave={async () => {
        if (await form.save()) await revalidate();
      }}
      aside={<OrganisationHistory key={organisation.history[0]?.id} organisation={organisation} />}
    >
      <PeoplePanel organisation={organisation} />
      {isCustomer ? <DomainsPanel organisation={organisation} /> : null}
    </OrganisationScreen>
  );
}
