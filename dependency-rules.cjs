/**
 * Which folder may import which: the table in ARCHITECTURE.md, executed by `npm run verify`. The rules name
 * folders by pattern, so a new service or a new area of the site needs no change here.
 */
const ours = '^(server|contracts|services|web|seed|tests|bench|scripts|build)/';
const test = '\\.test\\.tsx?$';

/** A folder may import its own files, the named folders, and any npm package. */
const mayImport = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: ours, pathNot: allowed },
});

module.exports = {
  forbidden: [
    mayImport('contracts-import-nothing', '^contracts/', ['^contracts/'], 'a promise stands alone'),
    mayImport(
      'services-are-sealed',
      '^services/([^/]+)/(?!import/|company/)',
      ['^services/$1/', '^services/foundation/', '^contracts/', '^seed/schema/problem\\.ts$'],
      'a service knows itself, the foundation and the contracts, and how files of samples are refused',
    ),
    mayImport(
      'imports-know-schemas',
      '^services/([^/]+)/(?:import|company)/',
      ['^services/$1/', '^services/foundation/', '^contracts/', '^seed/schema/'],
      'what is loaded from files is read by the schemas beside them',
    ),
    mayImport(
      'design-knows-nobody',
      '^web/design/',
      ['^web/design/', '^contracts/numbers\\.ts$'],
      'the design system has no data, routes or contracts; it writes sizes as everything here does',
    ),
    mayImport(
      'i18n-knows-nobody',
      '^web/i18n/',
      ['^web/i18n/', '^contracts/(languages|numbers)\\.ts$'],
      'texts and formats know which languages there are and how they write numbers, and nothing else',
    ),
    mayImport(
      'applications-know-nothing-of-the-site',
      '^web/apps/',
      ['^web/(apps|design|i18n)/', '^contracts/'],
      'what the browser renders imports nothing of what the server renders',
    ),
    mayImport(
      'islands-know-no-page',
      '^web/islands/',
      ['^web/(islands|design|i18n)/', '^contracts/'],
      'what the server renders and the browser takes over knows neither the site nor an application',
    ),
    mayImport(
      'applications-do-not-know-each-other',
      '^web/apps/(portal|editor)/',
      ['^web/apps/(frame|session|$1)/', '^web/(design|i18n)/', '^contracts/'],
      'what two applications need is in web/apps/frame or web/apps/session',
    ),
    mayImport(
      'application-frame-knows-no-application',
      '^web/apps/(frame|session)/',
      ['^web/apps/(frame|session)/', '^web/(design|i18n)/', '^contracts/'],
      'the frame of applications does not know which there are',
    ),
    mayImport(
      'site-knows-no-application',
      '^web/site/',
      ['^web/(site|islands|design|i18n)/', '^contracts/'],
      'what the server renders imports nothing of what the browser renders, and never a back end',
    ),
    mayImport(
      'site-areas-do-not-know-each-other',
      '^web/site/(?!(?:visit|data|render)/)([^/]+)/',
      ['^web/site/(visit|data|render|$1)/', '^web/(islands|design|i18n)/', '^contracts/'],
      'two areas that need the same thing share it through web/design or web/site/{visit,data,render}',
    ),
    mayImport(
      'site-foundations-know-no-area',
      '^web/site/(visit|data|render)/',
      ['^web/site/(visit|data|render)/', '^web/(design|i18n)/', '^contracts/'],
      'what every request needs does not know the areas',
    ),
    mayImport(
      'bff-joins-site-and-applications',
      '^web/bff/',
      ['^web/bff/', '^web/site/(visit|data|render)/', '^web/apps/', '^web/(design|i18n)/', '^contracts/'],
      'the server half of the applications: their first document and the calls that it passes on',
    ),
    mayImport(
      'browser-entry-joins-elements',
      '^web/browser/',
      ['^web/', '^contracts/'],
      'the script of public pages collects the native elements of all rooms',
    ),
    mayImport(
      'process-enters-by-the-door',
      '^server/',
      [
        '^server/',
        '^contracts/',
        '^services/foundation/',
        '^services/[^/]+/index\\.ts$',
        '^build/',
        '^web/site/entry\\.server\\.tsx$',
      ],
      'the process composes services by their index.ts and the site by its build, whose types are in its entry',
    ),
    mayImport(
      'samples-are-files',
      '^seed/',
      ['^seed/', '^contracts/'],
      'sample data is written against the contracts',
    ),
    {
      name: 'product-does-not-import-its-tests',
      severity: 'error',
      from: { path: ours, pathNot: ['^tests/', '^bench/', '^scripts/', test] },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'tables-are-for-migrations',
      comment:
        'the program speaks SQL; whoever imports more of a table than its type reads all of Drizzle at each start',
      severity: 'error',
      // Companies are moved by a process of its own, which reads the columns of the rows from the
      // declarations.
      from: {
        path: ours,
        pathNot: ['(\\.tables|/database-schema|/drizzle\\.config)\\.ts$', '^services/[^/]+/company/', test],
      },
      to: {
        path: ['node_modules/drizzle-orm/(?!migrator)', '\\.tables\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'type-only imports count too: a circle of ideas is still a circle',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
    {
      name: 'no-rooms-without-a-subject',
      comment: 'name the room after what it is about',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc|shared|types)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'no-barrels',
      comment: 'only the door of a service is called index.ts',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: ['node_modules', '^services/[^/]+/index\\.ts$', '^build/'] },
    },
    {
      name: 'everything-resolves',
      comment: 'what is not found would escape all the other rules',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[#.]' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^build/'] },
    exclude: { path: ['/\\+types/', '^bench/peers/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
