const unchanged = Symbol('unchanged');

/** The result of an operation that found everything as it was to become: it leaves no event. */
export function asUnchanged<Result extends object>(result: Result): Result {
  return Object.assign(result, { [unchanged]: true });
}

/**
 * Whether an operation changed something, by the names with which results of all back ends say it: a conflict, a
 * problem at a field or nothing of that id are answers, too.
 */
export function isDone(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return Boolean(result);
  if (unchanged in result) return false;
  const outcome = result as Readonly<Record<string, unknown>>;
  if ('change' in outcome) return isDone(outcome.change);
  if ('done' in outcome) return outcome.done === true;
  if ('isDone' in outcome) return outcome.isDone === true;
  if ('isConflict' in outcome) return outcome.isConflict === false;
  if ('problem' in outcome) return outcome.problem === null;
  // A record that something uses stays.
  if ('uses' in outcome) return outcome.revision !== null;
  if ('conflict' in outcome) return outcome.conflict === null && isEmpty(outcome.problems);
  return true;
}

function isEmpty(listed: unknown): boolean {
  return Array.isArray(listed) && listed.length === 0;
}
