import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import { services, stateFromRoles } from '../../service-states.ts';
import type { TicketReader } from '../../ticket-status.ts';
import type { Machine } from '../inventory-operations.ts';
import { MachineStatusLabel } from '../machine-labels.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { MachineActions } from './machine-actions.tsx';
import { type FoundDocuments, findDocuments } from './machine-documents.ts';
import { MachineFacts } from './machine-facts.tsx';
import { MachineHistory, SoftwareHistory } from './machine-history.tsx';
import { MachineLabel } from './machine-label.tsx';
import { MachineTickets } from './machine-tickets.tsx';

type Loaded = { machine: Machine; reader: TicketReader; documents: Promise<FoundDocuments> };

export const title = (portal: Portal, loaded: unknown) => {
  const { machine } = loaded as Loaded;
  return machine ? machine.ownName || machine.model : portal.texts('inventory')('title');
};

/** The machine is shown without waiting for the documents, which may fail. */
export const createLoader =
  ({ sendOperation, locale, session }: Portal) =>
  async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
    const { machine, ticketSettings: reader } = await sendOperation('support', 'machine', {
      id: params.machine ?? '',
    });
    if (!machine) throw data('Page not found', { status: 404 });
    return { machine, reader, documents: findDocuments(session, machine.productSlug, locale.urlCode) };
  };

/** AST-01: the page of one machine, which can also be printed. */
export function Component() {
  const { machine, reader, documents } = useLoaderData<Loaded>();
  const { texts, to, viewer } = usePortal();
  const t = texts('inventory');
  const ticketing = services.find(({ key }) => key === 'ticketing')!;
  const hasTickets = stateFromRoles(ticketing, viewer.roles) === 'active';
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/inventory'), label: t('title') }}
        title={machine.ownName || machine.model}
        lead={[machine.ownName && machine.model, machine.serialNumber].filter(Boolean).join(' · ')}
        aside={<MachineStatusLabel status={machine.status} />}
        actions={
          <>
            {hasTickets ? (
              <ButtonLink href={to(`/tickets/newticket?machine=${machine.id}`)} size="compact" icon="plus">
                {t('openTicket')}
              </ButtonLink>
            ) : null}
            <MachineActions machine={machine} />
          </>
        }
      />
      <Panels
        aside={
          <>
            <MachineFacts machine={machine} documents={documents} />
            <MachineLabel machine={machine} />
          </>
        }
      >
        <DocumentsPanel documents={documents} />
        {hasTickets ? <MachineTickets machine={machine} reader={reader} /> : null}
        <MachineHistory machine={machine} />
        <SoftwareHistory machine={machine} />
      </Panels>
    </Wrap>
  );
}
