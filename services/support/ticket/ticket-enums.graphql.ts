import { closeReasons, ticketFields, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { defineEnums } from '#services/foundation/declared-fields.graphql.ts';
import { responseTargetStates } from '#services/support/response-target/response-target.ts';
import { builder } from '../builder.ts';
import { ticketOrders } from './list-tickets.ts';
import { ticketActions } from './ticket-status.ts';

/** Of what is chosen in the form, by field. */
export const choiceEnums = defineEnums(builder, 'Ticket', ticketFields);
export const TicketStatusEnum = builder.enumType('TicketStatus', { values: ticketStatuses });
export const CloseReasonEnum = builder.enumType('TicketCloseReason', { values: closeReasons });
export const ResponseTargetStateEnum = builder.enumType('TicketPromiseState', {
  values: responseTargetStates,
});
export const TicketActionEnum = builder.enumType('TicketAction', { values: ticketActions });
export const TicketOrderEnum = builder.enumType('TicketOrder', { values: ticketOrders });
