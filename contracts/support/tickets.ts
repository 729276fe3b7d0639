/**
 * What a service ticket may say (TIC-01, TIC-02), as both sides know it: the portal renders and checks by it, the support
 * back end checks again. How a code reads is a text of the portal.
 */

export const ticketTypes = [
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

export const concerns = [
  'mechanics',
  'electrics',
  'pneumatics',
  'software',
  'process',
  'documentation',
  'commercial',
] as const;
export type Concern = (typeof concerns)[number];

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

export const closeReasons = ['solvedByProvider', 'solvedWithoutProvider', 'noLongerRelevant'] as const;
export type CloseReason = (typeof closeReasons)[number];

const megabyte = 1024 * 1024;

export const ticketLimits = {
  /** In characters as JavaScript counts them. */
  subject: 200,
  description: 10_000,
  comment: 10_000,
  closeComment: 2000,
  machineName: 120,
  serialNumber: 80,
  /** Of one file. */
  fileBytes: 100 * megabyte,
  /** Of one ticket with all its replies. */
  files: 10,
  allFilesBytes: 500 * megabyte,
} as const;

/** Of a machine that is not in the list. */
export const otherMachine = 'other';

/** `machine` is an id, or `otherMachine`: only then name and serial number count. */
export type TicketFields = {
  readonly location: string;
  readonly type: string;
  readonly machine: string;
  readonly machineName: string;
  readonly serialNumber: string;
  readonly concern: string;
  readonly subject: string;
  readonly description: string;
};

export type TicketProblem = 'missing' | 'invalid' | 'tooLong';

/** Checks what was filled in, in the order of the form; a ticket that can be made has no problems. */
export function ticketProblems(fields: TicketFields): ReadonlyMap<keyof TicketFields, TicketProblem> {
  const problems = new Map<keyof TicketFields, TicketProblem>();
  const note = (field: keyof TicketFields, problem: TicketProblem | undefined) => {
    if (problem) problems.set(field, problem);
  };
  note('location', textProblem(fields.location, 80));
  note('type', choiceProblem(fields.type, ticketTypes));
  note('machine', textProblem(fields.machine, 80));
  if (fields.machine === otherMachine) {
    note('machineName', lengthProblem(fields.machineName, ticketLimits.machineName));
    note('serialNumber', lengthProblem(fields.serialNumber, ticketLimits.serialNumber));
  }
  if (fields.concern) note('concern', choiceProblem(fields.concern, concerns));
  note('subject', textProblem(fields.subject, ticketLimits.subject));
  note('description', textProblem(fields.description, ticketLimits.description));
  return problems;
}

/** Of a text that must be there. */
export function textProblem(text: string, most: number): TicketProblem | undefined {
  return text.trim() === '' ? 'missing' : lengthProblem(text, most);
}

function lengthProblem(text: string, most: number): TicketProblem | undefined {
  return text.trim().length > most ? 'tooLong' : undefined;
}

function choiceProblem(text: string, choices: readonly string[]): TicketProblem | undefined {
  if (text === '') return 'missing';
  return choices.includes(text) ? undefined : 'invalid';
}
