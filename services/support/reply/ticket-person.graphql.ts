import { builder } from '../builder.ts';
import type { Participant } from './conversation.ts';

export const TicketPerson = builder.objectRef<Participant>('TicketPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      nullable: true,
      description: 'Null: a former user.',
      resolve: ({ name }) => name || null,
    }),
    isEmployee: t.exposeBoolean('isEmployee', { description: 'One of ours.' }),
    isMe: t.boolean({ resolve: async ({ id }, _, { viewer }) => id === (await viewer()).id }),
  }),
});
