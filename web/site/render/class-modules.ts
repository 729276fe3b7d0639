/**
 * The style modules of class names. Lightning CSS names a class `hash_name`: the hash has six characters, may
 * begin with `_` or `-`, and gets a `_` prefix where it would begin with a digit.
 */
export function getModules(names: readonly string[]): Set<string> {
  const modules = new Set<string>();
  for (const name of names) {
    const end = /^_\d.{5}_/.test(name) ? 7 : 6;
    if (name[end] === '_') modules.add(name.slice(0, end));
  }
  return modules;
}
