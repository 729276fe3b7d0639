import { useAssets } from '#web/site/render/assets.ts';

/**
 * Who types a password is in the portal next: its files come while he types. Phones on slow networks would wait for them
 * afterwards.
 */
export function PortalPrefetch() {
  const { script, styles, modules = [], screens = {} } = useAssets().applications.portal;
  const dashboard = screens['web/apps/portal/dashboard/dashboard.tsx'] ?? [];
  return (
    <>
      {[script, ...modules, ...dashboard].map((file) => (
        <link key={file} rel="prefetch" as="script" href={file} />
      ))}
      {styles.map((file) => (
        <link key={file} rel="prefetch" as="style" href={file} />
      ))}
    </>
  );
}
