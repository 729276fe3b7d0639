import { contrast } from '#contracts/themes/oklab.ts';
import { themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import { DataTable } from '#web/design/table/table.tsx';
import themes from '../theme/themes.json';
import styles from './colour-table.module.css';

/** Every token of a theme with its contrast to the backgrounds. */
export function ColourTable({ theme }: { theme: string }) {
  const { tokens } = themes.find(({ key }) => key === theme) ?? themes[0]!;
  return (
    <DataTable
      caption={`Colours of the theme ${theme}`}
      rows={themeTokenNames}
      getKey={(name) => name}
      columns={[
        { key: 'token', title: 'Token', cell: (name) => <code>{`--${name}`}</code> },
        {
          key: 'swatch',
          title: 'Colour',
          cell: (name) => <span className={styles.swatch} data-token={name} />,
        },
        { key: 'value', title: 'Value', cell: (name) => <code>{tokens[name]}</code> },
        ...(['page', 'surface', 'sunken', 'inverse'] as const).map((ground) => ({
          key: ground,
          title: `On ${ground}`,
          align: 'end' as const,
          cell: (name: (typeof themeTokenNames)[number]) => contrast(tokens[name], tokens[ground]).toFixed(1),
        })),
      ]}
    />
  );
}
