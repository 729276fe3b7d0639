import {
  checkField,
  choice,
  type FieldProblem,
  type FieldsLike,
  type FormField,
  findFields,
  optional,
  required,
  type StoredValue,
} from '#contracts/form-fields.ts';

/**
 * A service ticket (TIC-01, TIC-02), declared once for both sides: the portal renders and checks by it, the support
 * back end checks again. The label of a code is a text of the portal.
 */

const ticketTypes = [
  'machineStopped',
  'malfunction',
  'qualityProblem',
  'spareParts',
  'setUp',
  'software',
  'maintenance',
  'training',
  'upgrade',
  'other',
] as const;
export type TicketType = (typeof ticketTypes)[number];

const concerns = [
  'mechanics',
  'electrics',
  'pneumatics',
  'software',
  'process',
  'documentation',
  'commercial',
] as const;

/** Stands for a machine that is not in the list; only then are its name and serial number asked for. */
export const otherMachine = 'other';

/**
 * The fields of a service ticket (TIC-02), in the order in which somebody at the machine thinks: what happened,
 * where, which machine, then the words. A field that is added here needs a column in `ticket.tables.ts`, its place in
 * the query of the portal (`ticket-operations.ts`) and its texts; everything else follows.
 */
export const ticketFields = {
  type: choice(ticketTypes, { required: true, filter: true }),
  location: required('reference', 80),
  /** The id of a machine at the location, or `otherMachine`. */
  machine: required('reference', 80),
  machineName: { ...optional('text', 120), ofOtherMachine: true },
  serialNumber: { ...optional('text', 80), ofOtherMachine: true },
  concern: choice(concerns),
  subject: required('text', 200),
  description: required('multiline', 10_000),
} as const;

type Fields = typeof ticketFields;
export type TicketField = keyof Fields;
export const ticketFieldNames = Object.keys(ticketFields) as TicketField[];

/** A ticket as it is filled in. */
export type TicketInput = { readonly [Name in TicketField]: string };

export type TicketChoice = FieldsLike<Fields, { kind: 'choice' }>;
export const ticketChoices = findFields(ticketFields, { kind: 'choice' });
/** The choices by which a list of tickets can be narrowed. */
export type TicketFilterField = FieldsLike<Fields, { filter: true }>;
export const ticketFilterFields = findFields(ticketFields, { kind: 'choice', filter: true });

type FieldOfOtherMachine = FieldsLike<Fields, { ofOtherMachine: true }>;
export const isOfOtherMachine = (name: TicketField): name is FieldOfOtherMachine =>
  'ofOtherMachine' in ticketFields[name];
export const isTicketChoice = (name: TicketField): name is TicketChoice =>
  ticketFields[name].kind === 'choice';

/** Fields that are stored as they were filled in; for location and machine the ticket stores more. */
export type TicketValueField = Exclude<
  TicketField,
  FieldsLike<Fields, { kind: 'reference' }> | FieldOfOtherMachine
>;
export type TicketValues = { -readonly [Name in TicketValueField]: StoredValue<Fields[Name]> };
export const ticketValueFields = ticketFieldNames.filter(
  (name) => ticketFields[name].kind !== 'reference' && !isOfOtherMachine(name),
) as TicketValueField[];

/** Checks a ticket, in the order of the form; without problems it can be created. */
export function ticketProblems(input: TicketInput): ReadonlyMap<TicketField, FieldProblem> {
  const problems = new Map<TicketField, FieldProblem>();
  for (const name of ticketFieldNames) {
    if (isOfOtherMachine(name) && input.machine !== otherMachine) continue;
    const problem = checkField(ticketFields[name], input[name]);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** The text of a reply to a ticket. */
export const replyField: FormField = required('multiline', 10_000);
/** The comment beside the reason for closing a ticket. */
export const closeCommentField: FormField = optional('multiline', 2000);

/** `waitingForProvider`: the customer has answered, or parts are on their way. */
export const ticketStatuses = [
  'new',
  'open',
  'waitingForCustomer',
  'waitingForProvider',
  'solved',
  'closed',
] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Parts of a list that exclude each other and add up to all: whose turn it is, or nobody's. */
export const ticketTurns = {
  waitingForCustomer: ['waitingForCustomer'],
  ours: ['new', 'open', 'waitingForProvider'],
  solved: ['solved'],
  closed: ['closed'],
} as const satisfies Record<string, readonly TicketStatus[]>;
export type TicketTurn = keyof typeof ticketTurns;
export const ticketTurnNames = Object.keys(ticketTurns) as TicketTurn[];

export function findTurn(status: TicketStatus): TicketTurn {
  return ticketTurnNames.find((turn) => (ticketTurns[turn] as readonly TicketStatus[]).includes(status))!;
}

/** The severity of a machine's fault, worst first; `none`: it is only a question. */
export const ticketSeverities = ['stopped', 'impaired', 'minor', 'none'] as const;
export type TicketSeverity = (typeof ticketSeverities)[number];

/** The severity that a new ticket starts with, by its type; our own people may change it. */
export const severityOfType: Readonly<Record<TicketType, TicketSeverity>> = {
  machineStopped: 'stopped',
  malfunction: 'impaired',
  qualityProblem: 'impaired',
  spareParts: 'minor',
  setUp: 'minor',
  software: 'minor',
  maintenance: 'minor',
  training: 'none',
  upgrade: 'none',
  other: 'none',
};

/** The response time that is promised, in hours. */
export type AnswerHours = {
  /** Counted from Monday to Friday, day and night. */
  readonly usual: number;
  /** For a machine that has stopped; counted in working hours. */
  readonly stopped: number;
};
export const answerHours: AnswerHours = { usual: 24, stopped: 4 };

export const closeReasons = ['solvedByProvider', 'solvedWithoutProvider', 'noLongerRelevant'] as const;
export type CloseReason = (typeof closeReasons)[number];
