import { createOutbox } from '#services/foundation/outbox/outbox.ts';
import { noteDelivered, noteRefusal } from '../subscription/note-refusal.ts';

/** STO-02: whose address refuses mail for good gets no more of what was subscribed to. */
export const outbox = createOutbox('support', { taken: noteDelivered, refused: noteRefusal });
