import { useRef } from 'react';
import { data, useLoaderData, useNavigate } from 'react-router';
import { type Editor, useEditor } from '../../editor.ts';
import { mayManageCustomers } from '../may-manage.ts';
import type { Brands } from './machine-operations.ts';
import { MachineScreen } from './machine-screen.tsx';
import { useMachineForm } from './machine-work.ts';

export const title = ({ texts }: Editor) => texts('editorCustomers')('machine.new');

export const createLoader =
  ({ sendQuery, session, locale }: Editor) =>
  async (): Promise<Brands> => {
    if (!mayManageCustomers(session)) throw data('Page not found', { status: 404 });
    const { language } = locale;
    return (await sendQuery('products', 'brandsOfMachines', { language })).catalogueWords.brands;
  };

/** AST-01: a new machine of a customer. */
export function Component() {
  const brands = useLoaderData<Brands>();
  const editor = useEditor();
  const t = editor.texts('editorCustomers');
  const navigate = useNavigate();
  const added = useRef('');
  const form = useMachineForm(editor, undefined, (id) => {
    added.current = id;
  });
  const save = async () => {
    if (await form.save()) await navigate(`/machines/${added.current}`, { replace: true });
  };
  return (
    <MachineScreen
      form={form}
      isNew
      brands={brands}
      places={undefined}
      title={t('machine.new')}
      lead={t('machine.new.lead')}
      onSave={save}
    />
  );
}
