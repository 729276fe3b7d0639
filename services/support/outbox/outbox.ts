import { createOutbox } from '#services/foundation/outbox/outbox.ts';
import { noteDelivered, noteRefusal } from '../subscription/note-refusal.ts';

/** STO-02: an address that refuses mail for good gets no more subscription mail. */
export const outbox = createOutbox('support', { taken: noteDelivered, refused: noteRefusal });
