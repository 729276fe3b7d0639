import { GraphQLError } from 'graphql';
import { getProblems } from '#contracts/support/forms.ts';
import { isTopic, type Topic, topics } from '#contracts/support/topics.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { confirmSubscription, findRequestedSubscription } from './confirm-subscription.ts';
import {
  changeSubscription,
  endSubscription,
  type Subscription,
  subscriptionById,
} from './manage-subscription.ts';
import { requestSubscription } from './request-subscription.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const TopicEnum = builder.enumType('SubscriptionTopic', { values: topics });
const StateEnum = builder.enumType('SubscriptionState', { values: ['active', 'ended', 'pending'] as const });

const SubscriptionType = builder.objectRef<Subscription>('ReaderSubscription').implement({
  description: 'Of a reader who is known by a mail only.',
  fields: (t) => ({
    email: t.exposeString('email'),
    language: t.exposeString('language'),
    topics: t.expose('topics', { type: [TopicEnum] }),
    state: t.expose('state', { type: StateEnum }),
  }),
});

const SubscriptionInput = builder.inputType('SubscriptionInput', {
  fields: (t) => ({
    key: t.id({
      required: true,
      description: 'Made where the form was filled in: sending it twice is sending it once.',
    }),
    email: t.string({ required: true }),
    language: t.string({ required: true }),
    topics: t.stringList({ required: true }),
    words: t.string({
      required: true,
      description: 'Beside the box that was ticked: the proof of the consent.',
    }),
    path: t.string({ required: true, description: 'Where the form stood.' }),
    visitor: t.string({
      description:
        'From where it was sent, for the limit of one form by address; null: the caller has limits of its own.',
    }),
  }),
});

builder.mutationField('askSubscription', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Decision 17: asks the owner of the address by mail. The answer is the same for every address. Bad fields: the error BAD_USER_INPUT with `fields`; too many from one address: TOO_MANY_ATTEMPTS.',
    args: { input: t.arg({ type: SubscriptionInput, required: true }) },
    async resolve(_, { input }, caller) {
      const { connection, readerTokens } = trusted(caller);
      const { key, email, language, words, path } = input;
      if (!uuid.test(key)) throw badInput('Must be a UUID.', 'key');
      if (words.length > 1000) throw badInput('Is too long.', 'words');
      if (path.length > 500) throw badInput('Is too long.', 'path');
      const wanted = findTopics(input.topics);
      const chosen = Object.fromEntries(wanted.map((topic) => [topic, 'true']));
      const problems = getProblems('newsletter', { email, language, consent: 'true', ...chosen });
      if (problems.size > 0) {
        throw new GraphQLError('Some fields are not valid.', {
          extensions: { code: 'BAD_USER_INPUT', fields: Object.fromEntries(problems) },
        });
      }
      const visitor = input.visitor?.slice(0, 100);
      const request = { key, email, language, topics: wanted, words, path, visitor };
      await requestSubscription(connection, request, readerTokens);
      return true;
    },
  }),
);

builder.queryField('askedSubscription', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    description: 'What a mail asks to confirm; null: its time has passed, or a later one took its place.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, caller) =>
      (await findRequestedSubscription(trusted(caller).connection, token)) ?? null,
  }),
);

builder.mutationField('confirmSubscription', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    async resolve(_, { token }, caller) {
      const { connection, readerTokens } = trusted(caller);
      return (await confirmSubscription(connection, token, readerTokens)) ?? null;
    },
  }),
);

const reader = 'The token that stands in every mail to the reader.';

builder.queryField('readerSubscription', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    description: 'Null: the token is none, or the subscription was forgotten.',
    args: { reader: t.arg.string({ required: true, description: reader }) },
    async resolve(_, args, caller) {
      const { connection, readerTokens } = trusted(caller);
      const id = readerTokens.read(args.reader);
      return id ? ((await subscriptionById(connection, id)) ?? null) : null;
    },
  }),
);

builder.mutationField('changeSubscription', (t) =>
  t.field({
    type: SubscriptionType,
    nullable: true,
    description: 'Null: there is none that runs.',
    args: {
      reader: t.arg.string({ required: true, description: reader }),
      language: t.arg.string({ required: true }),
      topics: t.arg.stringList({ required: true }),
    },
    async resolve(_, args, caller) {
      const { connection, readerTokens } = trusted(caller);
      const topics = findTopics(args.topics);
      if (topics.length === 0) throw badInput('Must name at least one.', 'topics');
      if (!/^[a-z]{2}$/.test(args.language)) throw badInput('Must be two lower-case letters.', 'language');
      const id = readerTokens.read(args.reader);
      return id
        ? ((await changeSubscription(connection, id, { language: args.language, topics })) ?? null)
        : null;
    },
  }),
);

builder.mutationField('endSubscription', (t) =>
  t.field({
    type: 'Boolean',
    description: 'From now on nothing is sent. False: the token is none of ours.',
    args: { reader: t.arg.string({ required: true, description: reader }) },
    async resolve(_, args, caller) {
      const { connection, readerTokens } = trusted(caller);
      const id = readerTokens.read(args.reader);
      if (id) await endSubscription(connection, id);
      return id !== undefined;
    },
  }),
);

function trusted(caller: Caller): Caller {
  if (!caller.trusted) throw forbidden('Subscriptions are managed through the site.');
  return caller;
}

function findTopics(names: readonly string[]): Topic[] {
  const unknown = names.find((name) => !isTopic(name));
  if (unknown !== undefined) throw badInput('There is no such topic.', 'topics');
  return topics.filter((topic) => names.includes(topic));
}
