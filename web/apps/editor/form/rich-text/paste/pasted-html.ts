const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+)`, 'gi');
const styles = attribute('style');
const handlers = attribute('on\\w+');
const programs = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * What is pasted, with its styles as plain words and without programs. The content security policy lets neither take
 * effect, here or anywhere, and the browser would complain of each; what may stay is decided by the schema.
 */
export function quietHtml(html: string): string {
  return html.replace(programs, '').replace(handlers, '').replace(styles, ' data-style=$1');
}

/** Whether something pasted says a style, such as `font-weight: 700`, which programs write instead of an element. */
export function hasStyle(element: HTMLElement, style: RegExp): boolean {
  return style.test(element.dataset.style ?? '');
}
