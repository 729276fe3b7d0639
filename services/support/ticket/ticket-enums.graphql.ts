import {
  closeReasons,
  ticketFields,
  ticketSeverities,
  ticketStatuses,
  ticketTurnNames,
} from '#contracts/support/ticket-fields.ts';
import { defineEnums } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { dueKinds, responseTargetStates } from '#services/support/response-target/response-target.ts';
import { builder } from '../builder.ts';
import { ticketOrders } from './list/list-tickets.ts';
import { ticketActions } from './status-rules.ts';

/** The enums of the form's choices, by field. */
export const choiceEnums = defineEnums(builder, 'Ticket', ticketFields);
export const TicketStatusEnum = builder.enumType('TicketStatus', { values: ticketStatuses });
export const CloseReasonEnum = builder.enumType('TicketCloseReason', { values: closeReasons });
export const ResponseTargetStateEnum = builder.enumType('TicketPromiseState', {
  values: responseTargetStates,
});
export const TicketActionEnum = builder.enumType('TicketAction', { values: ticketActions });
export const SeverityEnum = builder.enumType('TicketSeverity', { values: ticketSeverities });
export const TicketOrderEnum = builder.enumType('TicketOrder', {
  description: '`usual`: by what is due for our own people, by whose turn it is for customers.',
  values: ['usual', ...ticketOrders],
});
export const TicketViewEnum = builder.enumType('TicketView', {
  description:
    'Parts of the list by whose turn it is. `usual`: `ours` for our own people, `all` for customers.',
  values: ['usual', 'all', ...ticketTurnNames],
});
export const DueKindEnum = builder.enumType('TicketDueKind', {
  description: '`promise`: the customer had the last word; `planned`: we go on by ourselves.',
  values: dueKinds,
});
