import { type FormEvent, useState } from 'react';
import { findTurn, ticketSeverities } from '#contracts/support/ticket-fields.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../../portal.ts';
import { DueWords } from '../due.tsx';
import type { Ticket, TicketData } from '../ticket-operations.ts';
import { useAssign } from './assign.ts';
import { TakeTicket } from './take-ticket.tsx';

type DeskPanelProps = {
  ticket: Ticket;
  assignees: TicketData['ticketAssignees'];
  onChanged: () => void;
};

/** TIC-01: what employees change without a reply: assignee, severity, and the date of the next step. */
export function DeskPanel({ ticket, assignees, onChanged }: DeskPanelProps) {
  const t = usePortal().texts('tickets');
  const isOurs = ticket.due !== null;
  const hasEnded = ['solved', 'closed'].includes(findTurn(ticket.status));
  return (
    <Panel title={t('desk')}>
      <FieldStack>
        {isOurs ? <DueWords {...ticket} readerIsEmployee /> : null}
        <AssigneeField ticket={ticket} assignees={assignees} onChanged={onChanged} />
        <SeverityField ticket={ticket} onChanged={onChanged} />
        {hasEnded ? null : (
          <PlanForm
            key={ticket.due?.kind === 'planned' ? ticket.due.at : ''}
            ticket={ticket}
            onChanged={onChanged}
          />
        )}
      </FieldStack>
    </Panel>
  );
}

function AssigneeField({ ticket, assignees, onChanged }: DeskPanelProps) {
  const t = usePortal().texts('tickets');
  const change = useChange();
  const assign = useAssign(ticket, onChanged, change);
  return (
    <>
      <Select
        id="ticket-assignee"
        label={t('field.assignee')}
        value={ticket.assignee?.id ?? ''}
        disabled={change.isBusy}
        onChange={({ target }) => assign(target.value || null, t('assign.done'))}
        placeholder={t('assign.nobody')}
        options={assignees.map(({ id, name, isMe }) => ({
          value: id,
          label: isMe ? t('me', { name: name ?? '' }) : (name ?? ''),
        }))}
      />
      {ticket.assignee?.isMe ? null : (
        <div>
          <TakeTicket ticket={ticket} onChanged={onChanged} />
        </div>
      )}
    </>
  );
}

function SeverityField({ ticket, onChanged }: Omit<DeskPanelProps, 'assignees'>) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const set = async (value: string) => {
    const severity = parseChoice(ticketSeverities, value);
    if (!severity) return;
    const { number } = ticket;
    const isDone = await change.run(() =>
      sendOperation('support', 'setTicketSeverity', { number, severity }),
    );
    onChanged();
    if (isDone) notify('success', t('severity.done'));
    else notify('error', t('change.failed'));
  };
  return (
    <Select
      id="ticket-severity"
      label={t('field.severity')}
      value={ticket.severity ?? 'none'}
      disabled={change.isBusy}
      onChange={({ target }) => set(target.value)}
      options={ticketSeverities.map((level) => ({ value: level, label: t(`severity.${level}`) }))}
    />
  );
}

function PlanForm({ ticket, onChanged }: Omit<DeskPanelProps, 'assignees'>) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const planned = ticket.due?.kind === 'planned' ? ticket.due.at : undefined;
  const [value, setValue] = useState(planned ? localMoment(planned) : '');
  const plan = async (at: string | null) => {
    const { number } = ticket;
    if (await change.run(() => sendOperation('support', 'planTicket', { number, at }))) {
      notify('success', t(at ? 'plan.done' : 'plan.forgotten'));
    }
    onChanged();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (value) void plan(new Date(value).toISOString());
  };
  return (
    <form onSubmit={save} noValidate>
      <FieldStack>
        <TextInput
          id="ticket-plan"
          type="datetime-local"
          label={t('plan')}
          hint={t('plan.hint')}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          error={
            change.error
              ? t(change.error.code === 'BAD_USER_INPUT' ? 'plan.over' : 'change.failed')
              : undefined
          }
        />
        <ButtonRow>
          <Button type="submit" variant="secondary" size="compact" busy={change.isBusy}>
            {t('plan.save')}
          </Button>
          {planned ? (
            <Button variant="quiet" size="compact" onClick={() => plan(null)}>
              {t('plan.forget')}
            </Button>
          ) : null}
        </ButtonRow>
      </FieldStack>
    </form>
  );
}

/** A moment for an input of the type `datetime-local`, in the device's time zone: `2026-11-26T09:00`. */
function localMoment(at: string): string {
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
