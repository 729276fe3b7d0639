import { closeReasons, concerns, ticketStatuses, ticketTypes } from '#contracts/support/tickets.ts';
import { builder } from '../builder.ts';
import { promiseStates } from '../promise/promise.ts';
import { ticketOrders } from './list-tickets.ts';
import { ticketActions } from './ticket-status.ts';

export const TicketTypeEnum = builder.enumType('TicketType', { values: ticketTypes });
export const ConcernEnum = builder.enumType('TicketConcern', { values: concerns });
export const TicketStatusEnum = builder.enumType('TicketStatus', { values: ticketStatuses });
export const CloseReasonEnum = builder.enumType('TicketCloseReason', { values: closeReasons });
export const PromiseStateEnum = builder.enumType('TicketPromiseState', { values: promiseStates });
export const TicketActionEnum = builder.enumType('TicketAction', { values: ticketActions });
export const TicketOrderEnum = builder.enumType('TicketOrder', { values: ticketOrders });
