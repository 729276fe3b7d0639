import { createOutbox } from '#services/foundation/outbox/outbox.ts';

export const outbox = createOutbox('content');
