import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Prose } from '#web/design/prose/prose.tsx';
import { Lead } from '#web/design/section/section.tsx';
import { PageHeader, Specimen } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';
import styles from './typography.module.css';

export const meta = () => styleGuideMeta('/style-guide/typography');

const headings = ['hero', 'page', 'section', 'highlight', 'large', 'card', 'small'] as const;
const steps = ['6', '5', '4', '3', '2', '1', '0', '-1'];

const languages = [
  { lang: 'de', words: 'Kabelverarbeitungsmaschinenhersteller für Isolationswiderstandsmessung' },
  { lang: 'hu', words: 'Vezetékfeldolgozó berendezések elkötelezett gyártója' },
  { lang: 'fr', words: 'Machines de dénudage, de sertissage et d’enrubannage' },
  { lang: 'cs', words: 'Stroje pro střihání, odizolování a krimpování vodičů' },
  { lang: 'ro', words: 'Mașini pentru tăierea, dezizolarea și sertizarea cablurilor' },
  { lang: 'pt', words: 'Decapagem e crimpagem com precisão de décimos de milímetro' },
  { lang: 'ja', words: '電線加工のすべての工程を、同じ精度で。' },
  { lang: 'zh', words: '从线轴到线束，每一根都一样精准。' },
];

export default function Typography() {
  return (
    <>
      <PageHeader title="Typography">
        Archivo, a little wide, for headlines; Inter for everything that is read. Sizes grow with the window
        between 360 and 1440 px. Work in portal, tables and forms keeps fixed sizes.
      </PageHeader>

      <Specimen title="Headings">
        {headings.map((size) => (
          <div key={size}>
            <p className={styles.name}>{size}</p>
            <Heading level={3} size={size}>
              Built for the wire you run
            </Heading>
          </div>
        ))}
      </Specimen>

      <Specimen title="Scale">
        {steps.map((step) => (
          <p key={step} className={styles.step} data-step={step}>
            <code>{`--t-${step}`}</code>
            <span>0.03–10 mm² at 4.0 m/s</span>
          </p>
        ))}
      </Specimen>

      <Specimen title="Opening of a page">
        <div className={styles.opening}>
          <Kicker>Cut and strip</Kicker>
          <Heading level={3} size="page" id="opening" anchorLabel="Link to this heading">
            CS 400
          </Heading>
          <Lead>
            Bench-top machine for single wires up to 10 mm². Belts hold thin insulation without marking it,
            and a new program takes three taps.
          </Lead>
        </div>
      </Specimen>

      <Specimen title="Running text">
        <Prose>
          <h3>Four belts, no marks</h3>
          <p>
            Each belt pair is driven on its own, so pressure follows the insulation and not the spring. Soft
            silicone and thin-wall cross-linked wire run with the <a href="#opening">same belts</a>. Output is{' '}
            <strong>4 200 pieces an hour</strong> at 100 mm, and the length stays within ±(0.2 % + 0.2 mm).
          </p>
          <ul>
            <li>Conductor contact is found within 1 ms.</li>
            <li>A piece with a nicked strand never reaches the tray.</li>
            <li>
              The program says <code>FEED 4.0</code> and means it.
            </li>
          </ul>
          <ol>
            <li>Lay the wire between the belts.</li>
            <li>Choose the wire from the list.</li>
            <li>Press start.</li>
          </ol>
          <blockquote>The blade stops on contact with the conductor, not on a number.</blockquote>
          <hr />
          <p>
            Insulation ≥ 10 MΩ, µ-ohm method, Ø 0.5–8.5 mm, temperature −20 to +60 °C, tolerance ≤ 0.1 mm.
          </p>
        </Prose>
      </Specimen>

      <Specimen title="Numbers" note="Digits of equal width where numbers stand below each other.">
        <p className={`${styles.figures} tabular`}>
          0351 4000
          <br />
          0351 4111
          <br />
          1234 5678
        </p>
      </Specimen>

      <Specimen
        title="Languages"
        note="Long words break where their language allows; Chinese and Japanese get air."
      >
        <ul className={styles.languages}>
          {languages.map(({ lang, words }) => (
            <li key={lang} lang={lang} className={styles.language}>
              <Heading level={3} size="large">
                {words}
              </Heading>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </Specimen>

      <Specimen title="Cut face" note="Sites that ask for it cut their large headings at an angle.">
        <div className={styles.cut} data-cut-font="">
          <h2>Annual report 2024</h2>
        </div>
      </Specimen>
    </>
  );
}
