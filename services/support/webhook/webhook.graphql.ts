import {
  type DeliveryState,
  deliveryStates,
  webhookEvents,
  webhookProblems,
} from '#contracts/support/webhooks.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import { editorName } from '#services/foundation/editor-name.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { type DeliveryRow, findDeliveries, sendAgain } from './find-deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  findWebhooks,
  getWebhook,
  removeWebhook,
  renewWebhookSecret,
  type WebhookRow,
} from './manage-webhooks.ts';
import { orderTest } from './order-webhooks.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const perPage = 25;

const EventEnum = builder.enumType('WebhookEvent', { values: webhookEvents });
const StateEnum = builder.enumType('WebhookDeliveryState', { values: deliveryStates });
const ProblemEnum = builder.enumType('WebhookProblem', {
  description:
    '`answer`: another one than 2xx; `gone`: 410, nothing is sent any more; `private`: the name leads into a network of our own.',
  values: webhookProblems,
});

const Delivery = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stands in the header `webhook-id`, each time the same.' }),
    event: t.exposeString('event', { description: 'A `WebhookEvent`, or `test`.' }),
    state: t.expose('state', { type: StateEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'When it is tried next.' }),
    attempts: t.exposeInt('attempts'),
    attemptedAt: t.expose('attemptedAt', { type: 'DateTime', nullable: true }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'Of the last answer; null: there was none.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'How that answer begins.' }),
    problem: t.expose('problem', { type: ProblemEnum, nullable: true }),
    body: t.exposeString('body', { description: 'As it is sent.' }),
  }),
});

type Part = { items: DeliveryRow[]; total: number; pages: number };
const DeliveryPart = builder.objectRef<Part>('WebhookDeliveryPart').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Delivery] }),
    total: t.exposeInt('total'),
    pages: t.exposeInt('pages'),
  }),
});

const Webhook = builder.objectRef<WebhookRow>('Webhook').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    events: t.expose('events', { type: [EventEnum] }),
    isActive: t.exposeBoolean('isActive'),
    changedBy: t.exposeString('changedBy'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    waiting: t.exposeInt('waiting', { description: 'Messages that have not arrived yet.' }),
    failed: t.exposeInt('failed', { description: 'Messages that were given up.' }),
    deliveries: t.field({
      type: DeliveryPart,
      args: { state: t.arg({ type: StateEnum }), page: t.arg.int({ defaultValue: 1 }) },
      async resolve({ id }, { state, page }, { connection }): Promise<Part> {
        const offset = (Math.min(Math.max(page ?? 1, 1), 10_000) - 1) * perPage;
        const filter: { webhook: string; state: DeliveryState | null } = {
          webhook: id,
          state: state ?? null,
        };
        const { items, total } = await findDeliveries(connection, filter, { limit: perPage, offset });
        return { items, total, pages: Math.ceil(total / perPage) };
      },
    }),
  }),
});

type WithSecret = { id: string; secret: string };
const NewSecret = builder.objectRef<WithSecret>('WebhookSecret').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the webhook.' }),
    secret: t.exposeString('secret', { description: 'Told this one time.' }),
  }),
});

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [Webhook],
    description: 'Programs that are told what happens; for chief editors, through trusted callers.',
    resolve: (_, __, caller) => findWebhooks(trusted(caller).connection),
  }),
  webhook: t.field({
    type: Webhook,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, caller) => getWebhook(trusted(caller).connection, known(id)),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const by = t.arg.string({ required: true, description: 'The editor who does it, by name.' });
  const wish = {
    url: t.arg.string({ required: true }),
    events: t.arg({ type: [EventEnum], required: true }),
  };
  return {
    addWebhook: t.field({
      type: NewSecret,
      description:
        'BAD_USER_INPUT with `fields`: `url` is `required`, `tooLong`, `invalid`, `insecure` or `private`. CONFLICT: there are as many as may be.',
      args: { ...wish, by },
      resolve: (_, { by, ...given }, caller) =>
        addWebhook(trusted(caller).connection, given, editorName(by), caller.webhooks),
    }),
    changeWebhook: t.field({
      type: Webhook,
      args: { id, ...wish, isActive: t.arg.boolean({ required: true }), by },
      async resolve(_, { id, by, ...given }, caller) {
        const { connection, webhooks } = trusted(caller);
        await changeWebhook(connection, known(id), given, editorName(by), webhooks.outside);
        return getWebhook(connection, id);
      },
    }),
    renewWebhookSecret: t.field({
      type: NewSecret,
      description: 'The one before signs for another day, too.',
      args: { id, by },
      async resolve(_, { id, by }, caller) {
        const { connection, webhooks } = trusted(caller);
        return { id, secret: await renewWebhookSecret(connection, known(id), editorName(by), webhooks.seal) };
      },
    }),
    removeWebhook: t.boolean({
      description: 'With all messages to it. False: it was gone.',
      args: { id, by },
      resolve: (_, { id }, caller) => removeWebhook(trusted(caller).connection, known(id)),
    }),
    testWebhook: t.boolean({
      description: 'False: nothing is sent to it at the moment.',
      args: { id, by },
      resolve: (_, { id }, caller) => orderTest(trusted(caller).connection, known(id)),
    }),
    sendWebhookAgain: t.boolean({
      description: 'One message, by its id. False: it is no longer kept.',
      args: { id, by },
      resolve: (_, { id }, caller) => sendAgain(trusted(caller).connection, known(id)),
    }),
  };
});

function trusted(caller: Caller): Caller {
  if (!caller.trusted) throw forbidden('Webhooks are for chief editors.');
  return caller;
}

function known(id: string): string {
  if (!uuid.test(id)) throw notFound();
  return id;
}
