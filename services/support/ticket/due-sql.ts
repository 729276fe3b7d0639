/**
 * By when something is due from us: the promised answer while the customer had the last word, else the next step that
 * we planned; null: it is not our turn. Written alike in the index and in what reads by it.
 */
export const dueAtSql = `(CASE WHEN status IN ('new', 'open', 'waitingForProvider') THEN CASE WHEN answered_at IS NULL THEN promise_due_at ELSE planned_at END END)`;
