/** Classes as options of a select, indented by level. */
export function indented(classes: readonly { slug: string; name: string; level: number }[]) {
  return classes.map(({ slug, name, level }) => ({
    value: slug,
    label: `${'\u2003'.repeat(level)}${name}`,
  }));
}
