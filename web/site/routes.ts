import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The site map. The site and locale of an address are resolved before (web/site/visit/resolve-address.ts).
 */
export default [
  // For machines
  route('robots.txt', 'feeds/robots.ts'),
  route('sitemap.xml', 'feeds/sitemap-index.ts'),
  route('sitemaps/:file', 'feeds/sitemap.ts'),
  route('manifest.webmanifest', 'feeds/manifest.ts'),
  route('opensearch.xml', 'feeds/open-search.ts'),
  route('llms.txt', 'feeds/llms.ts'),
  route('favicon.svg', 'feeds/favicon.ts'),
  route('.well-known/security.txt', 'feeds/security.ts'),
  route('builds/latest.json', 'feeds/latest-build.ts'),
  route('builds/meta/:file', 'feeds/build-meta.ts'),
  route('blank-callback', 'sign-in/blank-callback.ts'),
  route('api/preferences', 'frame/preferences.ts'),
  route('api/region-suggestion', 'frame/banners/region-suggestion.ts'),
  route('api/search-proxy/search', 'search/proxy-search.ts'),
  route('api/search-proxy/suggest', 'search/proxy-suggest.ts'),
  route('api/tickets-proxy', '../bff/operation-proxy.ts', { id: 'tickets-proxy' }),
  route('api/accounts-proxy', '../bff/operation-proxy.ts', { id: 'accounts-proxy' }),
  route('api/hygraph-draft-proxy', '../bff/operation-proxy.ts', { id: 'editor-reads' }),
  route('api/translation/:call/:pageId', '../bff/editor/translation-calls.ts'),
  route('api/editor-proxy', '../bff/operation-proxy.ts', { id: 'editor-changes' }),
  route('api/site-navigation/:view/:siteId', 'feeds/site-navigation.ts'),
  route('api/editor-links', '../bff/editor/links-api.ts'),
  route('api/editor-texts', '../bff/editor/texts/texts-api.ts'),
  route('api/editor-import', '../bff/editor/import-proxy.ts'),
  // The name that other systems know is misspelled.
  route('api/editor-area-autentication', '../bff/editor/authentication.ts', { id: 'editor-autentication' }),
  route('api/editor-area-authentication', '../bff/editor/authentication.ts', { id: 'editor-authentication' }),
  route('api/machine-brands', '../bff/portal/machine-brands.ts'),
  route('api/machine-documents', '../bff/portal/machine-documents.ts'),
  route('api/page-access', 'pages/access/page-access-api.ts'),
  route('api/comparison', 'comparison/basket-products.ts'),

  // The design system, for engineers
  route('style-guide', 'style-guide/layout.tsx', [
    index('style-guide/overview.tsx'),
    route('buttons', 'style-guide/buttons.tsx'),
    route('components', 'style-guide/components.tsx'),
    route('inputs', 'style-guide/inputs.tsx'),
    route('modules', 'style-guide/modules.tsx'),
    route('pages/error', 'style-guide/error-page.tsx'),
    route('typography', 'style-guide/typography.tsx'),
    route('tools/email-links', 'style-guide/email-links/email-links.tsx'),
  ]),

  // Before there is a company
  route('setup/:step?', 'setup/setup-page.tsx'),

  // Applications have frames of their own, so they open even when the site's frame fails
  route(':locale/editor/*', '../bff/editor/editor-page.tsx', { id: 'editor' }),
  route(':locale/mykomax/*', '../bff/portal/portal-page.tsx', { id: 'portal' }),

  // A fragment of a page, fetched by script
  route(':locale/forms/contact/panel', 'frame/header/contact-panel-page.tsx'),

  // Pages in a locale, in the site's frame
  layout('frame/layout.tsx', [
    route('callback', 'sign-in/callback-page.tsx', { id: 'callback' }),
    ...prefix(':locale', [
      route('products/finder', 'catalogue/finder/finder-page.tsx'),
      route('fit', 'catalogue/fit/fit-page.tsx'),
      route('products/*', 'catalogue/page.tsx', { id: 'products' }),
      route('services/*', 'catalogue/page.tsx', { id: 'services' }),
      route('stories', 'pages/stories/list/stories.tsx'),
      route('stories/contacts', 'pages/stories/list/people.tsx'),
      route('stories/contacts/:person', 'pages/stories/list/person.tsx'),
      route('stories/:feed.xml', 'pages/stories/feeds/stories-feed.ts'),
      route('media-releases', 'pages/stories/list/releases.tsx'),
      route('media-releases/:feed.xml', 'pages/stories/feeds/releases-feed.ts'),
      route('about-us/locations-and-contacts', 'pages/locations/locations.tsx'),
      route('financial-calendar.ics', 'pages/investors/calendar-feed.ts'),
      route('search', 'search/page.tsx', { id: 'search' }),
      route('news', 'pages/news/news.tsx'),
      route('news.json', 'pages/news/news-data.ts'),
      route('compare', 'comparison/compare-page.tsx'),
      route('for-developers', 'developers/developers-page.tsx'),
      route('forms/:form', 'forms/form-page.tsx'),
      route('forms/:form.json', 'forms/answer-script.ts'),
      route('forms/:form/sent', 'forms/sent-page.tsx'),
      route('subscription/confirm/:token', 'forms/subscription/confirm-page.tsx'),
      route('subscription/manage/:token', 'forms/subscription/manage-page.tsx'),
      route('subscription/unsubscribe/:token', 'forms/subscription/unsubscribe-page.tsx'),
      route('refused-file/:reason', 'refused-file/refused-file-page.tsx'),
      route('callback', 'sign-in/callback-page.tsx', { id: 'localized-callback' }),
      route('sign-in', 'sign-in/journey-page.tsx', { id: 'sign-in' }),
      route('sign-in/passkey', 'sign-in/passkey-offer.ts'),
      route('register', 'sign-in/journey-page.tsx', { id: 'register' }),
      route('reset-password', 'sign-in/journey-page.tsx', { id: 'reset-password' }),
      route('invitation/:token?', 'sign-in/journey-page.tsx', { id: 'invitation' }),
      route('confirm-email/:token', 'sign-in/confirm-email-page.tsx'),
      route('signed-out', 'sign-in/signed-out-page.tsx'),
    ]),
    route('*', 'pages/page.tsx'),
  ]),
] satisfies RouteConfig;
