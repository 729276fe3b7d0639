import { describe, expect, test } from 'vitest';
import { findFields } from '#contracts/form-fields.ts';
import { ticketFields } from '#contracts/support/ticket-fields.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { emptyTicket, firstTicket, problemsAfter, problemsBefore, sentTicket } from './new-ticket-draft.ts';

const place = (id: string, ...machines: string[]) => ({
  id,
  name: id,
  organisation: { id: 'O1', name: 'Nordlicht' },
  servicePlace: null,
  answerBy: '2025-11-04T08:00:00.000Z',
  stoppedAnswerBy: '2025-11-03T12:00:00.000Z',
  machines: machines.map((machine) => ({ id: machine, name: 'Reuss', ownName: '', serialNumber: '1' })),
});

describe('TIC-02 what the form of a new ticket begins with', () => {
  test('the machine that it was opened for, with its location', () => {
    const choices = { locations: [place('L1', 'M1'), place('L2', 'M2')] };
    expect(firstTicket(choices, 'M2')).toEqual({ ...emptyTicket, location: 'L2', machine: 'M2' });
    expect(firstTicket(choices, 'M9')).toEqual(emptyTicket);
    expect(firstTicket(choices, null)).toEqual(emptyTicket);
  });

  test('the only location there is', () => {
    expect(firstTicket({ locations: [place('L1')] }, null)).toEqual({ ...emptyTicket, location: 'L1' });
  });
});

test('TIC-02 what must be there is missed in the order of the form', () => {
  const required = findFields(ticketFields, { required: true });
  expect(required).toEqual(expect.arrayContaining(['location', 'type', 'machine', 'subject', 'description']));
  expect([...problemsBefore(emptyTicket)]).toEqual(required.map((name) => [name, 'missing']));
});

test('TIC-02 a name of a machine counts only for one that is not in the list', () => {
  const typed = { ...emptyTicket, machineName: 'Old one', serialNumber: '7' };
  expect(sentTicket({ ...typed, machine: 'M1' })).toEqual({ ...emptyTicket, machine: 'M1' });
  expect(sentTicket({ ...typed, machine: 'other' })).toEqual({ ...typed, machine: 'other' });
});

test('TIC-02 the back end refuses fields, or something else', () => {
  const refused = new OperationError('', 'BAD_USER_INPUT', {
    fields: { uploads: 'tooMany', location: 'invalid', x: 'y' },
  });
  expect([...problemsAfter(refused)]).toEqual([
    ['location', 'invalid'],
    ['uploads', 'tooMany'],
  ]);
  expect(problemsAfter(new OperationError('')).size).toBe(0);
});
