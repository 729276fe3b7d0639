import { DataTable } from '#web/design/table/table.tsx';
import { contrast } from '#web/design/themes/oklab.ts';
import { recipes } from '#web/design/themes/recipes.ts';
import { solveTheme } from '#web/design/themes/solve.ts';
import { themeTokenNames } from '#web/design/themes/theme-tokens.ts';
import styles from './colour-table.module.css';

const columns = [
  { key: 'token', title: 'Token' },
  { key: 'swatch', title: 'Colour' },
  { key: 'value', title: 'Value' },
  { key: 'page', title: 'On page', align: 'end' as const },
  { key: 'surface', title: 'On surface', align: 'end' as const },
  { key: 'sunken', title: 'On sunken', align: 'end' as const },
  { key: 'inverse', title: 'On inverse', align: 'end' as const },
];

/** Every token of a theme with its contrast to the grounds. */
export function ColourTable({ theme }: { theme: string }) {
  const recipe = recipes.find(({ key }) => key === theme) ?? recipes[0]!;
  const { tokens } = solveTheme(recipe);
  const ratio = (colour: string, ground: string) => contrast(colour, ground).toFixed(1);
  return (
    <DataTable
      caption={`Colours of the theme ${theme}`}
      columns={columns}
      rows={themeTokenNames.map((name) => ({
        key: name,
        cells: [
          <code key="token">{`--${name}`}</code>,
          <span key="swatch" className={styles.swatch} data-token={name} />,
          <code key="value">{tokens[name]}</code>,
          ratio(tokens[name], tokens.page),
          ratio(tokens[name], tokens.surface),
          ratio(tokens[name], tokens.sunken),
          ratio(tokens[name], tokens.inverse),
        ],
      }))}
    />
  );
}
