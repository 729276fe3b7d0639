import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  isOfOtherMachine,
  otherMachine,
  ticketChoices,
  ticketFieldNames,
  ticketFields,
  ticketFilterFields,
} from '#contracts/support/ticket-fields.ts';
import { type Application, ApplicationContext } from '#web/apps/frame/application.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { DueWords } from './due.tsx';
import { useTicketCsvTexts } from './list/ticket-csv-texts.ts';
import { isNarrowed, parseTicketFilters } from './list/ticket-list-choice.ts';
import { TicketListTools } from './list/ticket-list-tools.tsx';
import { emptyTicket } from './new-ticket/new-ticket-draft.ts';
import { NewTicketFields } from './new-ticket/new-ticket-fields.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { codeOptions } from './ticket-labels.ts';
import type { Ticket, TicketListData } from './ticket-operations.ts';

const locale = { language: 'en', region: 'ch' };
const portal = {
  locale,
  texts: (namespace: Namespace) => translator('en', namespace),
  to: (path: string) => path,
  viewer: { roles: [] },
} as unknown as Application;

const listed = {
  ticketChoices: { locations: [], organisations: [] },
  ticketSettings: { readerIsEmployee: false },
  ticketAssignees: [],
  tickets: { sort: 'turn' },
} as unknown as TicketListData;

function render(element: ReactElement, path = '/'): string {
  const screen = <ApplicationContext value={portal}>{element}</ApplicationContext>;
  const router = createMemoryRouter([{ path: '/', element: screen }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

beforeAll(() => loadLanguage('en'));

describe('TIC-01 TIC-02 a field that is declared is in every screen of tickets', () => {
  const form = (machine: string) =>
    render(
      <NewTicketFields
        choices={{ locations: [] }}
        input={{ ...emptyTicket, machine }}
        onChange={() => undefined}
        errorOf={() => undefined}
      />,
    );
  const namesIn = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

  test('the form has a control for each, in their order', () => {
    expect(namesIn(form(otherMachine))).toEqual(ticketFieldNames);
    expect(namesIn(form(''))).toEqual(ticketFieldNames.filter((name) => !isOfOtherMachine(name)));
  });

  test('what must be filled in says so, the rest is optional', () => {
    const html = form(otherMachine);
    for (const name of ticketFieldNames) {
      const control = html.match(new RegExp(`<[^>]* name="${name}"[^>]*>`))?.[0];
      expect(control?.includes('aria-required'), name).toBe(ticketFields[name].required);
    }
  });

  test.each(ticketFilterFields)('the list can be narrowed by %s', (name) => {
    const code = ticketFields[name].values.at(-1)!;
    const query = new URLSearchParams({ [name]: code });
    expect(parseTicketFilters(query).filter[name]).toBe(code);
    expect(isNarrowed(query)).toBe(true);
    const html = render(<TicketListTools data={listed} />, `/?${query}`);
    expect(html).toContain(`<option value="${code}" selected="">`);
  });

  test.each(ticketChoices)('the ticket itself shows %s', (name) => {
    const [{ value, label } = { value: '', label: '' }] = codeOptions(translator('en', 'tickets'), name);
    const codes = Object.fromEntries(ticketChoices.map((each) => [each, each === name ? value : null]));
    const ticket = { machine: {}, location: {}, organisation: {}, contact: {}, followers: [], linked: [] };
    const at = '2025-11-03T08:00:00.000Z';
    const shown = {
      ...ticket,
      ...codes,
      promise: { state: 'running', dueAt: at },
      createdOn: at,
      updatedOn: at,
    };
    expect(render(<TicketFacts ticket={shown as unknown as Ticket} />)).toContain(label);
  });

  test.each(ticketChoices)('a spreadsheet has words for %s and its codes', (name) => {
    const [{ value, label } = { value: '', label: '' }] = codeOptions(translator('en', 'tickets'), name);
    function Words() {
      const words = useTicketCsvTexts(false);
      return `${words.title(name)}: ${words.value?.(name, value)}`;
    }
    expect(render(<Words />)).toContain(`: ${label}`);
    expect(render(<Words />)).not.toContain('undefined');
  });
});

describe('TIC-01 what is due next', () => {
  const at = '2020-11-24T09:00:00.000Z';
  const due = (kind: 'planned' | 'promise', isLate: boolean, readerIsEmployee: boolean) =>
    render(
      <DueWords
        due={{ kind, at, isLate }}
        status="open"
        lastWordOn={at}
        readerIsEmployee={readerIsEmployee}
      />,
    );

  test.each(['planned', 'promise'] as const)('a moment that is over reads as overdue, %s', (kind) => {
    expect(due(kind, true, false)).toContain('Overdue');
    expect(due(kind, true, false)).not.toContain('We come back');
    expect(due(kind, true, true)).toContain(' late');
  });

  test('what is planned and still to come says so', () => {
    expect(due('planned', false, false)).toContain('We come back');
    expect(due('planned', false, true)).toContain('Planned');
  });
});
