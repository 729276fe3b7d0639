import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { languageName } from '#contracts/languages.ts';
import { chooseZone, chosenZone, deviceZone } from '#web/apps/frame/time/time-zone.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { usePortal } from '../portal.ts';
import styles from './bar.module.css';
import { Menu } from './menu.tsx';

/** The language of the portal and the time zone of all its times, with a clock. */
export function LanguageMenu() {
  const { texts, locale, languages } = usePortal();
  const t = texts('application');
  const clock = useClock();
  const now = useMinute();
  const { pathname, search } = useLocation();
  return (
    <Menu
      className={styles.language}
      button={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{t('languageAndZone')}</span>
          <span>{locale.language.toUpperCase()}</span>
          <span className={styles.clock}>
            {clock.format(now, 'time')} {clock.shortZone(now)}
          </span>
        </>
      }
    >
      <p className={styles.title}>{t('language')}</p>
      <ul className={styles.entries}>
        {languages.map(({ language, base }) => (
          <li key={language}>
            <a
              className={styles.entry}
              href={`${base}${pathname === '/' ? '' : pathname}${search}`}
              lang={language}
              aria-current={language === locale.language ? 'true' : undefined}
            >
              {languageName(language)}
            </a>
          </li>
        ))}
      </ul>
      <label className={styles.zone}>
        {t('zone')}
        <select
          value={chosenZone() ?? ''}
          onChange={({ target }) => chooseZone(target.value || undefined)}
          autoComplete="off"
        >
          <option value="">{t('zone.device', { zone: deviceZone() })}</option>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
    </Menu>
  );
}

const minuteMs = 60_000;

/** The time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
