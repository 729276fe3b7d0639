import { Icon } from '#web/design/icon/icon.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './appearance.module.css';

const choices = [
  { value: '', key: 'appearance.system', icon: 'monitor' },
  { value: 'light', key: 'appearance.light', icon: 'sun' },
  { value: 'dark', key: 'appearance.dark', icon: 'moon' },
] as const;

/** Light or dark as the device is set, or always one of them: for this browser, where the page has a dark look. */
export function Appearance() {
  const { texts } = usePageContext();
  const t = texts('frame');
  return (
    <frame-appearance class={styles.appearance}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('appearance')}</legend>
        {choices.map(({ value, key, icon }) => (
          <label key={key} className={styles.choice} title={t(key)}>
            <input
              className="visually-hidden"
              type="radio"
              name="scheme"
              value={value}
              defaultChecked={value === ''}
            />
            <Icon name={icon} />
            <span className="visually-hidden">{t(key)}</span>
          </label>
        ))}
      </fieldset>
    </frame-appearance>
  );
}
