import type { ReactNode } from 'react';
import { type Language, languageName, languages } from '#contracts/languages.ts';
import { type SetupStep, setupStepNames } from '#contracts/setup/steps.ts';
import { Button } from '#web/design/button/button.tsx';
import { StrandMark } from '#web/design/strand-mark/strand-mark.tsx';
import { translator } from '#web/i18n/translator.ts';
import styles from './setup-frame.module.css';
import { Wire } from './wire.tsx';

export type Station = 'code' | SetupStep | 'done';

type SetupFrameProps = {
  language: Language;
  /** The current station; undefined: the overview of all steps. */
  at: Station | undefined;
  /** The preview beside the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The two halves of the setup: the form, and its preview. */
export function SetupFrame({ language, at, aside, children }: SetupFrameProps) {
  const t = translator(language, 'setup');
  return (
    <div className={styles.frame} data-type-set="productive">
      <div className={styles.questions}>
        <header className={styles.header}>
          <span className={styles.name}>
            <StrandMark />
            {t('title')}
          </span>
          <form method="get" className={styles.languages}>
            <label className="visually-hidden" htmlFor="language">
              {t('language')}
            </label>
            <select id="language" name="language" defaultValue={language} className={styles.select}>
              {languages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
            <Button type="submit" variant="quiet" size="compact" icon="globe">
              <span className="visually-hidden">{t('language')}</span>
            </Button>
          </form>
        </header>
        <Wire
          label={t('steps')}
          stations={(['code', ...setupStepNames, 'done'] as const).map((station) => t(`step.${station}`))}
          at={at ? ['code', ...setupStepNames, 'done'].indexOf(at) : undefined}
          position={(number, count) => t('position', { number: String(number), count: String(count) })}
        />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <aside className={styles.aside} aria-label={t('preview')}>
        {aside}
      </aside>
    </div>
  );
}
