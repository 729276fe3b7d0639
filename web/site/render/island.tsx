import type { ReactNode } from 'react';
import { type IslandName, useAssets } from './assets.ts';

type IslandProps = {
  name: IslandName;
  /** The props for hydration, embedded in the page as JSON. */
  start: object;
  children: ReactNode;
};

/** A part of a page that the browser hydrates after the page has painted (docs/decisions/0095). */
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
