import type { Translate } from '#web/i18n/translator.ts';

type ComingTexts = { title: string; text: string; now: string | null };
type T = Translate<'coming'>;

const portalPages: Record<string, (t: T) => ComingTexts> = {
  tickets: (t) => ({ title: t('tickets.title'), text: t('tickets.text'), now: null }),
  inventory: (t) => ({ title: t('inventory.title'), text: t('inventory.text'), now: null }),
  account: (t) => ({ title: t('account.title'), text: t('account.text'), now: null }),
  'user-admin': (t) => ({ title: t('userAdmin.title'), text: t('userAdmin.text'), now: null }),
  'wire-flow': (t) => ({ title: t('wireFlow.title'), text: t('wireFlow.text'), now: null }),
  logout: (t) => ({ title: t('logout.title'), text: t('logout.text'), now: null }),
};

const pages: Record<string, (t: T) => ComingTexts> = {
  products: (t) => ({ title: t('products.title'), text: t('products.text'), now: t('products.now') }),
  services: (t) => ({ title: t('services.title'), text: t('services.text'), now: t('services.now') }),
  editor: (t) => ({ title: t('editor.title'), text: t('editor.text'), now: t('editor.now') }),
  callback: (t) => ({ title: t('callback.title'), text: t('callback.text'), now: null }),
};

/** What a part of the site that is not open yet says, by the first segments of its path. */
export function comingTexts(path: string, t: T, portal: string): ComingTexts {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const inPortal = first === 'mykomax' ? (portalPages[second] ?? portalDashboard(portal)) : undefined;
  const page = inPortal ?? pages[first] ?? pages.callback!;
  return page(t);
}

const portalDashboard = (portal: string) => (t: T) => ({
  title: t('portal.title', { portal }),
  text: t('portal.text'),
  now: t('portal.now'),
});
