const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+)`, 'gi');
const styles = attribute('style');
const handlers = attribute('on\\w+');
const programs = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * Pasted HTML without scripts and with its styles in a harmless attribute. The content security policy blocks both
 * anyway, and the browser would report each; the schema decides what stays.
 */
export function quietHtml(html: string): string {
  return html.replace(programs, '').replace(handlers, '').replace(styles, ' data-style=$1');
}

/** Whether pasted HTML sets a style such as `font-weight: 700`, which programs write instead of an element. */
export function hasStyle(element: HTMLElement, style: RegExp): boolean {
  return style.test(element.dataset.style ?? '');
}
