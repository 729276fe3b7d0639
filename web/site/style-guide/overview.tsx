import { Button } from '#web/design/button/button.tsx';
import { Chip } from '#web/design/chip/chip.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import styles from './overview.module.css';
import { PageHeader, Specimen } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';
import { ColourTable } from './tables/colour-table.tsx';
import { useChosenTheme } from './theme/chosen-theme.ts';
import themes from './theme/themes.json';

export const meta = () => styleGuideMeta('/style-guide');

const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const radii = ['1', '2', '3'];
const widths = [
  { name: 'inline', pixels: 780 },
  { name: 'break-out', pixels: 980 },
  { name: 'stretched', pixels: 1180 },
  { name: 'wide', pixels: 1312 },
];
const motions = [
  { step: '1', time: '110 ms', use: 'press' },
  { step: '2', time: '180 ms', use: 'hover' },
  { step: '3', time: '320 ms', use: 'panels' },
  { step: '4', time: '600 ms', use: 'drift of pictures' },
];

export default function Overview() {
  const theme = useChosenTheme();
  return (
    <>
      <PageHeader title="Calm, exact, made of real things">
        The design system of the website, portal and editor area. Near-white stages, one saturated accent,
        large sentence-case headlines, real numbers, hairlines instead of boxes. The wire is the line that
        leads the eye.
      </PageHeader>

      <Specimen
        title="Twelve themes"
        note="A theme is data. Components read only semantic tokens, so each of them wears every theme, on the document or on a part of it."
      >
        <ul className={styles.themes}>
          {themes.map(({ key, name }) => (
            <li key={key} className={styles.theme} data-theme={key}>
              <Kicker>{key}</Kicker>
              <p className={styles.themeName}>{name}</p>
              <p className={styles.themeText}>
                0.03–10 mm² · <a href={`?theme=${key}`}>choose this theme</a>
              </p>
              <div className={styles.themeActions}>
                <Button size="compact">Ask</Button>
                <Chip>±0.2 mm</Chip>
              </div>
            </li>
          ))}
        </ul>
      </Specimen>

      <Specimen
        title="Tones"
        note="A tone maps the tokens of the theme anew for a section. Children need no variant of their own."
      >
        <div className={styles.tones}>
          {(['plain', 'sunken', 'inverse'] as const).map((tone) => (
            <div key={tone} className={styles.tone} data-tone={tone}>
              <Kicker>{tone}</Kicker>
              <p className={styles.themeName}>From spool to harness</p>
              <p className={styles.themeText}>Muted words stay readable on every ground.</p>
              <div className={styles.themeActions}>
                <Button size="compact">Primary</Button>
                <Button size="compact" variant="secondary">
                  Secondary
                </Button>
              </div>
              <TextLink href="#content">All machines</TextLink>
            </div>
          ))}
        </div>
      </Specimen>

      <Specimen
        title="Colour"
        note={`Tokens of the theme ${theme}. Ratios are solved for, not checked afterwards: text reaches 4.5:1 and shapes 3:1 on every ground they may stand on.`}
      >
        <ColourTable theme={theme} />
      </Specimen>

      <Specimen title="Space" note="Fixed steps up to 24 px, fluid ones above.">
        <ul className={styles.spaces}>
          {spaces.map((step) => (
            <li key={step} className={styles.space}>
              <code>{`--s-${step}`}</code>
              <span className={styles.bar} data-step={step} />
            </li>
          ))}
        </ul>
      </Specimen>

      <Specimen title="Columns" note="Text keeps to the inline column; pictures break out in two steps.">
        <ul className={styles.widths}>
          {widths.map(({ name, pixels }) => (
            <li key={name} className={styles.width} data-width={name}>
              <span>{name}</span>
              <span className="tabular">{`${pixels} px`}</span>
            </li>
          ))}
        </ul>
      </Specimen>

      <Specimen title="Radius, shadow, motion" layout="row">
        {radii.map((step) => (
          <div key={step} className={styles.radius} data-step={step}>
            <code>{`--r-${step}`}</code>
          </div>
        ))}
        <div className={styles.shadow}>
          <code>--shadow-1</code>
        </div>
        {motions.map(({ step, time, use }) => (
          <div key={step} className={styles.motion} data-step={step}>
            <code>{`--d-${step}`}</code>
            <span>{`${time}, ${use}`}</span>
          </div>
        ))}
      </Specimen>
    </>
  );
}
