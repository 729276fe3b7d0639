import { Icon } from '#web/design/icon/icon.tsx';
import styles from './appearance.module.css';

const choices = [
  { value: '', key: 'system', icon: 'monitor' },
  { value: 'light', key: 'light', icon: 'sun' },
  { value: 'dark', key: 'dark', icon: 'moon' },
] as const;

type AppearanceWords = Readonly<Record<'title' | (typeof choices)[number]['key'], string>>;

/** The choice of light, dark or the device's scheme for this browser, on pages with a dark scheme. */
export function Appearance({ words }: { words: AppearanceWords }) {
  return (
    <ui-appearance class={styles.appearance}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.title}</legend>
        {choices.map(({ value, key, icon }) => (
          <span key={key} className={styles.choice} title={words[key]}>
            <input
              className={styles.field}
              type="radio"
              name="scheme"
              value={value}
              aria-label={words[key]}
              defaultChecked={value === ''}
            />
            <Icon name={icon} />
          </span>
        ))}
      </fieldset>
    </ui-appearance>
  );
}
