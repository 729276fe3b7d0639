/**
 * The values that an attribute has anywhere in markup of React's, each once. By hand rather than by pattern, and in one
 * look: this runs over every page that is rendered, which has 100 KB and more.
 */
export function attributeValues(html: string, name: string): Set<string> {
  const values = new Set<string>();
  const opening = ` ${name}="`;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}
