import { nightOf } from '#contracts/themes/night.ts';
import type { SystemData } from '#web/site/data/system-data.ts';

type WindowColourProps = {
  theme: string;
  themes: SystemData['themes'] | undefined;
  /** The theme of the main site, which has a dark scheme. */
  main: string | undefined;
};

/**
 * The colour of the browser's own bar (`theme-color`): the background of the page, and its dark one where the
 * theme has one.
 */
export function WindowColour({ theme, themes, main }: WindowColourProps) {
  const used = themes?.find(({ key }) => key === theme);
  const day = used?.tokens.page;
  if (!day) return null;
  const night = theme === main ? nightOf(used)?.tokens.page : undefined;
  if (!night) return <meta name="theme-color" content={day} />;
  return (
    <>
      <meta name="theme-color" content={day} media="(prefers-color-scheme: light)" data-scheme="light" />
      <meta name="theme-color" content={night} media="(prefers-color-scheme: dark)" data-scheme="dark" />
    </>
  );
}
