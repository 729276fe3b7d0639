import { nightGround } from '#web/design/themes/night.ts';
import type { SystemData } from '#web/site/data/system-data.ts';

type WindowColourProps = { theme: string; themes: SystemData['themes'] | undefined };

/** What browsers colour their own bar with: the ground of the page, by day and where it has one by night. */
export function WindowColour({ theme, themes }: WindowColourProps) {
  const day = themes?.find(({ key }) => key === theme)?.tokens.page;
  if (!day) return null;
  const night = nightGround(theme);
  if (!night) return <meta name="theme-color" content={day} />;
  return (
    <>
      <meta name="theme-color" content={day} media="(prefers-color-scheme: light)" data-scheme="light" />
      <meta name="theme-color" content={night} media="(prefers-color-scheme: dark)" data-scheme="dark" />
    </>
  );
}
