import type { ReactNode } from 'react';
import { type IslandName, useAssets } from './assets.ts';

type IslandProps = {
  name: IslandName;
  /** What the browser needs to render the same again: goes into the page as JSON. */
  start: object;
  children: ReactNode;
};

/** The place of a part of a page that the browser takes over once the page is painted (docs/decisions/0095). */
export function Island({ name, start, children }: IslandProps) {
  return (
    <site-island
      data-island={name}
      data-script={useAssets().islands[name]}
      data-props={JSON.stringify(start)}
    >
      {children}
    </site-island>
  );
}
