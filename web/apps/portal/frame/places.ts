import type { ApplicationKey } from '#contracts/identity/roles.ts';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { type Portal, usePortal } from '../portal.ts';
import { activeServices } from '../service-states.ts';

/** An entry of the portal's navigation. */
export type Place = {
  readonly path: string;
  /** The path prefix of its screens: `/tickets` of `/tickets/list`. */
  readonly section: string;
  readonly icon: IconName;
  readonly label: string;
};

const icons: Readonly<Partial<Record<ApplicationKey, IconName>>> = {
  ticketing: 'message',
  inventory: 'machine',
  wireFlow: 'wire',
  userAdministration: 'users',
};

/** The dashboard, the services that the person uses, and the account. */
export function usePlaces(): readonly Place[] {
  const { texts, viewer } = usePortal();
  const t = texts('portal');
  return [
    { path: '/', section: '/', icon: 'home', label: t('dashboard') },
    ...activeServices(viewer).map(
      ({ key, path }): Place => ({
        path,
        section: `/${path.split('/')[1]}`,
        icon: icons[key] ?? 'cube',
        label: t(`service.${key}`),
      }),
    ),
    { path: '/account', section: '/account', icon: 'user', label: t('account') },
  ];
}

/** The value of `aria-current` for a place at an address of the portal. */
export function isCurrent({ path, section }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return section !== '/' && (pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : undefined;
}

/** The path of the form for a new ticket; undefined for people who do not use tickets. */
export function newTicketPath({ viewer }: Pick<Portal, 'viewer'>): string | undefined {
  return activeServices(viewer).some(({ key }) => key === 'ticketing') ? '/tickets/newticket' : undefined;
}
