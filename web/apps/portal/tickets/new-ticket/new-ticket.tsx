import { type FormEvent, useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { TicketInput } from '#contracts/support/ticket-fields.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { useFieldProblems } from '#web/apps/frame/problems.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import { CustomerFields } from '../desk/customer-fields.tsx';
import { useDraft } from '../draft.ts';
import { FileField } from '../files/file-field.tsx';
import { useTicketFiles } from '../files/use-ticket-files.ts';
import { NotSent } from '../not-sent.tsx';
import { useTermsSentence } from '../ticket-labels.ts';
import type { TicketChoicesData } from '../ticket-operations.ts';
import { AnswerNotice } from './answer-notice.tsx';
import {
  firstTicket,
  type NewTicketField,
  newTicketProblem,
  problemsAfter,
  problemsBefore,
  sentTicket,
  type TicketProblems,
} from './new-ticket-draft.ts';
import { NewTicketFields } from './new-ticket-fields.tsx';

export const title = (portal: Portal) => portal.texts('tickets')('new');

export const createLoader =
  ({ sendOperation }: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const organisation = new URL(request.url).searchParams.get('organisation') || null;
    return sendOperation('support', 'ticketChoices', { organisation });
  };

/** When opened for a machine or a customer, the form has a draft of its own. */
export function Component() {
  const [query] = useSearchParams();
  const machine = query.get('machine');
  const organisation = query.get('organisation');
  return <NewTicket key={`${organisation} ${machine}`} machine={machine} organisation={organisation} />;
}

/** TIC-02: the form of a new ticket. */
function NewTicket({ machine, organisation }: { machine: string | null; organisation: string | null }) {
  const loaded = useLoaderData<TicketChoicesData>();
  const choices = loaded.ticketChoices;
  const isDesk = loaded.ticketSettings.readerIsEmployee;
  const terms = useTermsSentence(loaded.ticketSettings);
  const { texts, to, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const navigate = useNavigate();
  const name = ['ticket', organisation, machine].filter(Boolean).join(':');
  const { draft, change, drop } = useDraft<TicketInput & { key: string; contact: string }>(name, {
    ...firstTicket(choices, machine),
    key: '',
    contact: '',
  });
  const files = useTicketFiles(name);
  const sending = useChange();
  const form = useRef<HTMLFormElement>(null);
  const { problems, show, mend } = useFieldProblems<NewTicketField, string>(form, '#ticket-errors');
  const findProblems = ({ key, contact, ...filled }: typeof draft): TicketProblems =>
    new Map([
      ...(isDesk && choices.contacts.length > 0 && !contact ? ([['contact', 'missing']] as const) : []),
      ...problemsBefore(filled),
    ]);
  const fill = (parts: Partial<typeof draft>) => {
    change(parts);
    mend(Object.keys(parts), findProblems({ ...draft, ...parts }));
  };
  const hasAllFiles = files.current().every(({ state }) => state === 'done');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the problem of the files stays until all have arrived
  useEffect(() => {
    if (hasAllFiles) mend(['uploads'], findProblems(draft));
  }, [hasAllFiles]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (sending.error) show(problemsAfter(sending.error), { isRefused: true });
  }, [sending.error]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { key: before, contact, ...filled } = draft;
    // The same key when it is sent again after a lost response, so that it stays one ticket.
    const key = before || crypto.randomUUID();
    change({ key });
    const found = findProblems(draft);
    show(found);
    sending.forget();
    if (found.size > 0) return;
    let number = '';
    const isDone = await sending.run(async () => {
      if (!(await files.arrived())) return show(new Map([['uploads', 'unfinished']]), { isRefused: true });
      const uploads = files.current().map(({ id }) => id);
      const input = { ...sentTicket(filled), uploads, contact: contact || null };
      number = (await sendOperation('support', 'createTicket', { key, input })).createTicket.number;
    });
    if (!isDone || !number) return;
    files.release();
    drop();
    notify('success', t('new.done', { number }));
    await navigate(`/tickets/${number}`);
  };

  const getError = (field: NewTicketField) => {
    const problem = problems.get(field);
    return problem === undefined ? undefined : newTicketProblem(t, field, problem);
  };
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/tickets/list'), label: t('title') }}
        title={t(isDesk ? 'new.desk' : 'new')}
        lead={isDesk ? '' : terms}
      />
      <Panel title={t(isDesk ? 'new.what.desk' : 'new.what')}>
        <form ref={form} onSubmit={send} noValidate>
          <FieldStack>
            {problems.size > 0 ? (
              <ErrorSummary
                id="ticket-errors"
                title={t('error.title')}
                problems={[...problems.keys()].map((field) => ({
                  href: `#ticket-${field}` as const,
                  text: getError(field) ?? '',
                }))}
              />
            ) : null}
            {isDesk ? (
              <CustomerFields
                choices={choices}
                organisation={organisation}
                contact={draft.contact}
                onContact={(contact) => fill({ contact })}
                error={getError('contact')}
              />
            ) : null}
            <NewTicketFields
              choices={isDesk && !organisation ? { locations: [] } : choices}
              input={draft}
              onChange={fill}
              errorOf={getError}
              notice={<AnswerNotice data={loaded} type={draft.type} location={draft.location} />}
            />
            <FileField
              id="ticket-uploads"
              files={files}
              error={getError('uploads')}
              isSubmitted={sending.isBusy}
            />
            {sending.error && problemsAfter(sending.error).size === 0 ? (
              <NotSent>{t('new.failed')}</NotSent>
            ) : null}
            <ButtonRow>
              <Button type="submit" busy={sending.isBusy}>
                {t('new.send')}
              </Button>
              <ButtonLink href={to('/tickets/list')} variant="secondary">
                {texts('portal')('cancel')}
              </ButtonLink>
            </ButtonRow>
          </FieldStack>
        </form>
      </Panel>
    </Wrap>
  );
}
