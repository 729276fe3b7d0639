/** The class names of a `*.module.css`, as it is imported. */
type StyleModule = Readonly<Record<string, string>>;

/**
 * A page carries the styles of what it renders (page-styles.ts). This names the style modules of what a script may put into
 * the page later, so that it carries those, too.
 */
export function CarriedStyles({ of: modules }: { of: readonly StyleModule[] }) {
  return <template className={modules.map((module) => Object.values(module)[0]).join(' ')} />;
}
