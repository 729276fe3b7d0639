import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { Panel } from '#web/design/panel/panel.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { mayManageCustomers } from '../may-manage.ts';
import { MachineHistory } from './machine-history.tsx';
import type { Brands, CustomerPlace, Machine } from './machine-operations.ts';
import { MachineScreen } from './machine-screen.tsx';
import { useMachineForm } from './machine-work.ts';
import { MoveMachine } from './move-machine.tsx';
import { OwnersWords } from './owners-words.tsx';
import { ServiceHistory } from './service-history.tsx';

type Loaded = { machine: Machine; places: readonly CustomerPlace[]; brands: Brands };

export const title = (_: Editor, loaded: unknown) => {
  const { model, serialNumber } = (loaded as Loaded).machine;
  return `${model} · ${serialNumber}`;
};

export const createLoader =
  ({ sendQuery, session, locale }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
    if (!mayManageCustomers(session)) throw data('Page not found', { status: 404 });
    const { installedMachine } = await sendQuery('support', 'installedMachine', { id: params.id ?? '' });
    if (!installedMachine) throw data('There is no such machine', { status: 404 });
    const [{ customerPlaces }, { catalogueWords }] = await Promise.all([
      sendQuery('support', 'customerPlaces', { search: '', organisation: installedMachine.organisationId }),
      sendQuery('products', 'brandsOfMachines', { language: locale.language }),
    ]);
    return { machine: installedMachine, places: customerPlaces, brands: catalogueWords.brands };
  };

/** AST-01: a machine of a customer. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <Screen key={`${loaded.machine.id} ${loaded.machine.organisationId}`} {...loaded} />;
}

function Screen({ machine, places, brands }: Loaded) {
  const editor = useEditor();
  const t = editor.texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const form = useMachineForm(editor, machine);
  const isKnown = places.some(({ id }) => id === machine.place.id);
  return (
    <MachineScreen
      form={form}
      isNew={false}
      brands={brands}
      places={isKnown ? places : [machine.place, ...places]}
      title={`${machine.model} · ${machine.serialNumber}`}
      lead={t('placeOf', { place: machine.place.name, organisation: machine.place.organisationName })}
      actions={<MoveMachine machine={machine} isChanged={form.isChanged} />}
      onSave={async () => {
        if (await form.save()) await revalidate();
      }}
      aside={
        <>
          <Panel title={t('machine.label')} text={t('machine.label.text')}>
            <TextLink href={editor.toSite(`/mykomax/inventory/${machine.id}`)}>{machine.id}</TextLink>
          </Panel>
          <MachineHistory key={machine.revision} machine={machine} />
        </>
      }
    >
      <OwnersWords machine={machine} />
      <ServiceHistory machine={machine} />
    </MachineScreen>
  );
}
