/**
 * Whether an operation changed something, by the names with which results of all back ends say it: a conflict, a
 * problem at a field or nothing of that id are answers, too.
 */
export function isDone(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return Boolean(result);
  const said = result as Readonly<Record<string, unknown>>;
  if ('change' in said) return isDone(said.change);
  if ('done' in said) return said.done === true;
  if ('isDone' in said) return said.isDone === true;
  if ('isConflict' in said) return said.isConflict === false;
  if ('problem' in said) return said.problem === null;
  // A record that something uses stays.
  if ('uses' in said) return said.revision !== null;
  if ('conflict' in said) return said.conflict === null && isEmpty(said.problems);
  return true;
}

function isEmpty(listed: unknown): boolean {
  return Array.isArray(listed) && listed.length === 0;
}
