import { useRef } from 'react';
import { data, useLoaderData, useNavigate } from 'react-router';
import { type Editor, useEditor } from '../../editor.ts';
import { mayManageCustomers } from '../may-manage.ts';
import type { OrganisationList } from './organisation-operations.ts';
import { OrganisationScreen } from './organisation-screen.tsx';
import { useOrganisationForm } from './organisation-work.ts';

export const title = ({ texts }: Editor) => texts('editorCustomers')('organisation.new');

export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async (): Promise<OrganisationList['organisationSubRegions']> => {
    if (!mayManageCustomers(session)) throw data('Page not found', { status: 404 });
    return (await sendQuery('accounts', 'managedOrganisations', {})).organisationSubRegions;
  };

/** UAD-01: a new customer. */
export function Component() {
  const regions = useLoaderData<string[]>();
  const editor = useEditor();
  const t = editor.texts('editorCustomers');
  const navigate = useNavigate();
  const created = useRef('');
  const form = useOrganisationForm(editor, undefined, (id) => {
    created.current = id;
  });
  const save = async () => {
    if (await form.save()) await navigate(`/organisations/${created.current}`, { replace: true });
  };
  return (
    <OrganisationScreen
      form={form}
      isNew
      regions={regions}
      title={t('organisation.new')}
      lead={t('organisation.new.lead')}
      onSave={save}
    />
  );
}
