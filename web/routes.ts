import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole map of the site. Which site and locale an address means is decided before (web/site/visit/resolve.ts). */
export default [
  // For machines
  route('robots.txt', 'site/feeds/robots.ts'),
  route('sitemap.xml', 'site/feeds/sitemap-index.ts'),
  route('sitemaps/:file', 'site/feeds/sitemap.ts'),
  route('manifest.webmanifest', 'site/feeds/manifest.ts'),
  route('.well-known/security.txt', 'site/feeds/security.ts'),
  route('builds/latest.json', 'site/feeds/latest-build.ts'),
  route('builds/meta/:file', 'site/feeds/build-meta.ts'),
  route('blank-callback', 'site/sign-in/blank-callback.ts'),
  route('api/preferences', 'site/frame/preferences.ts'),
  route('api/region-suggestion', 'site/frame/region-suggestion.ts'),
  route('api/search-proxy/search', 'site/search/proxy-search.ts'),
  route('api/search-proxy/suggest', 'site/search/proxy-suggest.ts'),
  route('api/tickets-proxy', 'bff/portal/portal-proxy.ts', { id: 'tickets-proxy' }),
  route('api/accounts-proxy', 'bff/portal/portal-proxy.ts', { id: 'accounts-proxy' }),
  route('api/hygraph-draft-proxy', 'bff/editor/editor-proxy.ts', { id: 'editor-reads' }),
  route('api/translation/:call/:pageId', 'bff/editor/translation-calls.ts'),
  route('api/editor-proxy', 'bff/editor/editor-proxy.ts', { id: 'editor-changes' }),
  route('api/site-navigation/:view/:siteId', 'site/feeds/site-navigation.ts'),
  route('api/editor-links', 'bff/editor/links-api.ts'),
  route('api/editor-import', 'bff/editor/import-proxy.ts'),
  // The name that other systems know is misspelled.
  route('api/editor-area-autentication', 'bff/editor/authentication.ts', { id: 'editor-autentication' }),
  route('api/editor-area-authentication', 'bff/editor/authentication.ts', { id: 'editor-authentication' }),
  route('api/machine-brands', 'bff/portal/machine-brands.ts'),
  route('api/machine-documents', 'bff/portal/machine-documents.ts'),
  route('api/page-access', 'site/pages/page-access-api.ts'),
  route('api/comparison', 'site/comparison/basket-products.ts'),

  // The design system, for engineers
  route('style-guide', 'site/style-guide/layout.tsx', [
    index('site/style-guide/overview.tsx'),
    route('buttons', 'site/style-guide/buttons.tsx'),
    route('components', 'site/style-guide/components.tsx'),
    route('inputs', 'site/style-guide/inputs.tsx'),
    route('modules', 'site/style-guide/modules.tsx'),
    route('pages/error', 'site/style-guide/error-page.tsx'),
    route('typography', 'site/style-guide/typography.tsx'),
    route('tools/email-links', 'site/style-guide/email-links.tsx'),
  ]),

  // An application without the site's frame: it must open when the frame's own content is broken
  route(':locale/editor/*', 'bff/editor/editor-page.tsx', { id: 'editor' }),

  // Part of a page, for the script that fetches it
  route(':locale/forms/contact/panel', 'site/frame/contact-panel-page.tsx'),

  // Pages in a locale, in the site's frame
  layout('site/frame/layout.tsx', [
    route('callback', 'site/sign-in/callback-page.tsx', { id: 'callback' }),
    ...prefix(':locale', [
      route('products/*', 'site/catalogue/page.tsx', { id: 'products' }),
      route('services/*', 'site/catalogue/page.tsx', { id: 'services' }),
      route('stories', 'site/pages/stories/stories.tsx'),
      route('stories/contacts', 'site/pages/stories/people.tsx'),
      route('stories/contacts/:person', 'site/pages/stories/person.tsx'),
      route('stories/:feed.xml', 'site/pages/stories/stories-feed.ts'),
      route('media-releases', 'site/pages/stories/releases.tsx'),
      route('media-releases/:feed.xml', 'site/pages/stories/releases-feed.ts'),
      route('about-us/locations-and-contacts', 'site/pages/locations/locations.tsx'),
      route('financial-calendar.ics', 'site/pages/investors/calendar-feed.ts'),
      route('search', 'site/search/page.tsx', { id: 'search' }),
      route('news', 'site/pages/news/news.tsx'),
      route('news.json', 'site/pages/news/news-data.ts'),
      route('compare', 'site/comparison/compare-page.tsx'),
      route('forms/:form', 'site/forms/form-page.tsx'),
      route('forms/:form.json', 'site/forms/answer-script.ts'),
      route('forms/:form/sent', 'site/forms/sent-page.tsx'),
      route('subscription/confirm/:token', 'site/forms/subscription/confirm-page.tsx'),
      route('subscription/manage/:token', 'site/forms/subscription/manage-page.tsx'),
      route('subscription/unsubscribe/:token', 'site/forms/subscription/unsubscribe-page.tsx'),
      route('callback', 'site/sign-in/callback-page.tsx', { id: 'localized-callback' }),
      route('sign-in', 'site/sign-in/journey-page.tsx', { id: 'sign-in' }),
      route('register', 'site/sign-in/journey-page.tsx', { id: 'register' }),
      route('reset-password', 'site/sign-in/journey-page.tsx', { id: 'reset-password' }),
      route('invitation/:token?', 'site/sign-in/journey-page.tsx', { id: 'invitation' }),
      route('confirm-email/:token', 'site/sign-in/confirm-email-page.tsx'),
      route('signed-out', 'site/sign-in/signed-out-page.tsx'),
      route('mykomax/*', 'bff/portal/portal-page.tsx'),
    ]),
    route('*', 'site/pages/page.tsx'),
  ]),
] satisfies RouteConfig;
