import { Button } from '#web/design/button/button.tsx';
import styles from './theme-switcher.module.css';
import themes from './themes.json';

/** A GET form that shows the same page in another theme. */
export function ThemeSwitcher({ path, theme }: { path: string; theme: string }) {
  return (
    <form className={styles.form} action={path} method="get">
      <label className={styles.label} htmlFor="theme">
        Theme
      </label>
      <select key={theme} className={styles.select} id="theme" name="theme" defaultValue={theme}>
        {themes.map(({ key, name }) => (
          <option key={key} value={key}>
            {key === name ? name : `${name} (${key})`}
          </option>
        ))}
      </select>
      <Button type="submit" size="compact" variant="secondary">
        Wear it
      </Button>
    </form>
  );
}
