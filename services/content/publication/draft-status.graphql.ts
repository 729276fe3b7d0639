import { builder } from '../builder.ts';
import { type DraftStatus, draftStates } from './draft-status.ts';

const DraftStateEnum = builder.enumType('DraftState', { values: draftStates });

export const DraftStatusType = builder.objectRef<DraftStatus>('DraftStatus').implement({
  fields: (t) => ({
    state: t.expose('state', { type: DraftStateEnum }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the language is going to be published, next.',
    }),
    takeOffAt: t.expose('takeOffAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is going to be taken off.',
    }),
  }),
});
