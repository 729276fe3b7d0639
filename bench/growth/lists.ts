import type { DocumentNode } from 'graphql';
import { enquiryReads } from '#web/apps/editor/enquiries/enquiry-operations.ts';
import { mediaReads } from '#web/apps/editor/media/media-operations.ts';
import { pageReads } from '#web/apps/editor/pages/page-operations.ts';
import { operations as translation } from '#web/apps/editor/translation/translation-operations.ts';
import { inventoryOperations } from '#web/apps/portal/inventory/inventory-operations.ts';
import { peopleOperations } from '#web/apps/portal/people/people-operations.ts';
import { operations as search } from '#web/apps/portal/search/search-operations.ts';
import { ticketListOperations } from '#web/apps/portal/tickets/ticket-operations.ts';
import type { BackEnds } from './open-back-ends.ts';

export type List = {
  readonly name: string;
  readonly backEnd: keyof BackEnds;
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  /** The role of the reader; the desk is our own staff and sees everything. */
  readonly who: 'desk' | 'customer' | 'editor';
};

const of =
  (backEnd: List['backEnd'], document: DocumentNode, who: List['who'], usual: Record<string, unknown>) =>
  (name: string, variables: Record<string, unknown> = {}): List => ({
    name,
    backEnd,
    document,
    who,
    variables: { ...usual, ...variables },
  });

const usualTickets = { filter: {}, search: '', view: 'usual', sort: 'usual', descending: false, page: 1 };
const tickets = of('support', ticketListOperations.ticketList, 'desk', usualTickets);
const ownTickets = of('support', ticketListOperations.ticketList, 'customer', usualTickets);
const newest = { view: 'all', sort: 'updatedOn', descending: true };
const ticketSorts = ['due', 'turn', 'lastWord', 'createdOn', 'subject', 'status', 'machine'] as const;

const usualMachines = { filter: {}, search: '', sort: 'place', descending: false, page: 1 };
const machines = of('support', inventoryOperations.machines, 'desk', usualMachines);
const people = of('accounts', peopleOperations.people, 'desk', { search: '', sort: 'name' });
const enquiries = of('support', enquiryReads.enquiries, 'editor', { page: 1 });
const pages = of('content', pageReads.editedPages, 'editor', { first: 100 });
const board = of('content', translation.content.translationBoard, 'editor', { first: 50 });
const media = of('content', mediaReads.mediaFiles, 'editor', { first: 60 });

/** Every list of the portal and the editor area: its first page, filtered, searched, sorted, and far down. */
export const lists: readonly List[] = [
  tickets('tickets, as the desk begins'),
  tickets('tickets, all, newest', newest),
  tickets('tickets, all, page 1000', { ...newest, page: 1000 }),
  ...ticketSorts.map((sort) => tickets(`tickets, by ${sort}`, { view: 'all', sort })),
  tickets('tickets, by subject, page 1000', { view: 'all', sort: 'subject', page: 1000 }),
  tickets('tickets, a type', { ...newest, filter: { type: 'spareParts' } }),
  tickets('tickets, a type and a severity that never meet', {
    ...newest,
    filter: { type: 'spareParts', severity: 'stopped' },
  }),
  tickets('tickets, of nobody', { ...newest, filter: { assignee: 'nobody' } }),
  tickets('tickets, of a customer', { ...newest, filter: { organisation: 'B-17' } }),
  tickets('tickets, of a machine', { ...newest, filter: { machine: 'BM-170' } }),
  tickets('tickets, solved, by machine', { view: 'solved', sort: 'machine' }),
  tickets('tickets, search: a frequent word', { ...newest, search: 'wire' }),
  tickets('tickets, search: a rare word', { ...newest, search: 'clamptool8f5' }),
  tickets('tickets, search: two words', { ...newest, search: 'wire sensoring' }),
  tickets('tickets, search: a number', { ...newest, search: '0117342' }),
  tickets('tickets, search: no such word', { ...newest, search: 'qqqxxxzzz' }),
  tickets('tickets, search: two letters', { ...newest, search: 'zz' }),
  ownTickets('tickets, a customer’s own'),
  ownTickets('tickets, a customer’s own, search', { search: 'wire' }),
  of('support', ticketListOperations.ticketsExport, 'desk', { filter: {}, view: 'all', search: '' })(
    'tickets, as a file',
  ),
  of('support', search.support.foundTickets, 'desk', { search: 'wire' })('tickets, search of the portal'),
  machines('machines'),
  machines('machines, page 1000', { page: 1000 }),
  machines('machines, by model', { sort: 'model' }),
  machines('machines, by warranty', { sort: 'warrantyUntil', descending: true }),
  machines('machines, a brand', { filter: { brand: 'sutera' } }),
  machines('machines, search: a serial number', { search: '17.4005' }),
  machines('machines, search: a frequent word', { search: 'reuss' }),
  people('people'),
  people('people, newest', { sort: 'newest' }),
  people('people, by last sign-in', { sort: 'lastSignIn' }),
  people('people, by address', { sort: 'email' }),
  people('people, who wait', { status: 'pending' }),
  people('people, search', { search: 'crimp' }),
  people('people, search: one of them', { search: 'p4711@' }),
  enquiries('enquiries'),
  enquiries('enquiries, page 1000', { page: 1000 }),
  enquiries('enquiries, done', { state: 'done' }),
  enquiries('enquiries, search', { search: 'clamptool' }),
  pages('pages'),
  pages('pages, far behind', {
    after: Buffer.from(JSON.stringify(['/p', crypto.randomUUID()])).toString('base64url'),
  }),
  pages('pages, changed', { state: 'CHANGED' }),
  pages('pages, search', { search: 'crimp' }),
  of('content', pageReads.recentlyEditedPages, 'editor', { first: 8 })('pages, edited last'),
  board('translation board'),
  board('translation board, owed in a language', { language: 'de', filter: 'owed' }),
  board('translation board, page 20', { offset: 950 }),
  media('media'),
  media('media, unused', { unused: true }),
  media('media, search', { search: 'crimp' }),
];
