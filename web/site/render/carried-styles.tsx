/** The class names of an imported `*.module.css`. */
type StyleModule = Readonly<Record<string, string>>;

/**
 * A page carries the styles of what it renders (page-styles.ts). This adds the style modules of elements that
 * a script may insert later.
 */
export function CarriedStyles({ of: modules }: { of: readonly StyleModule[] }) {
  return <template className={modules.map((module) => Object.values(module)[0]).join(' ')} />;
}
