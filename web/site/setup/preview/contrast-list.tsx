import type { Language } from '#contracts/languages.ts';
import { contrastPairs } from '#contracts/themes/contrast-pairs.ts';
import { contrast } from '#contracts/themes/oklab.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import styles from './contrast-list.module.css';

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

type ContrastListProps = { language: Language; theme: SolvedTheme; accent: string; inverse: string };

/**
 * The representative colour pairs with their contrast ratios, and what was adjusted to reach them.
 * `data-pairs` holds the same for the script that previews a look (look.element.ts).
 */
export function ContrastList({ language, theme, accent, inverse }: ContrastListProps) {
  const t = translator(language, 'setup');
  const { tokens } = theme;
  const pairs = [
    { name: 'button', colour: tokens['on-accent'], ground: tokens.accent, made: tokens.accent, from: accent },
    {
      name: 'link',
      colour: tokens['accent-text'],
      ground: tokens.page,
      made: tokens['accent-text'],
      from: accent,
    },
    { name: 'text', colour: tokens.text, ground: tokens.page, made: '', from: '' },
    {
      name: 'stage',
      colour: tokens['inverse-accent'],
      ground: tokens.inverse,
      made: tokens.inverse,
      from: inverse,
    },
    { name: 'focus', colour: tokens.focus, ground: tokens.page, made: tokens.focus, from: accent },
  ] as const;
  const say = (made: string, from: string) => {
    if (made === from.toLowerCase()) return t('look.asChosen');
    const isDarker = contrast(made, '#ffffff') > contrast(from, '#ffffff');
    return isDarker ? t('look.darkened', { colour: from }) : t('look.lightened', { colour: from });
  };
  const shown = pairs.map(({ name, colour, ground, made, from }) => ({
    name,
    colour,
    ground,
    note: isColour(from) ? say(made, from) : '',
    ratio: formatNumber(contrast(colour, ground), makeLocale(language), oneDigit),
  }));
  return (
    <section className={styles.list} aria-labelledby="pairs" data-pairs={JSON.stringify(shown)}>
      <div className={styles.head}>
        <h2 id="pairs" className={styles.title}>
          {t('look.pairs')}
        </h2>
        <StatusLabel status="done">
          {t('look.all', { count: String(contrastPairs(theme).length) })}
        </StatusLabel>
      </div>
      <ul className={styles.pairs}>
        {shown.map(({ name, colour, ground, note, ratio }) => (
          <li key={name} className={styles.pair}>
            <svg className={styles.swatch} viewBox="0 0 52 34" aria-hidden="true" focusable="false">
              <rect width="52" height="34" rx="4" fill={ground} />
              <text x="26" y="22" textAnchor="middle" fill={colour}>
                Aa
              </text>
            </svg>
            <span>
              <b>{t(`pair.${name}`)}</b>
              {name === 'text' ? null : <span className={styles.note}>{note}</span>}
            </span>
            <b className={styles.ratio}>{ratio}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
