/** The screens below `/editor`, known to the server, so that anything else is not found (URL-10). */
const screens = [
  '',
  'pages',
  'pages/new',
  'pages/:id',
  'pages/:id/history',
  'pages/:id/translation/:language',
  'stories',
  'releases',
  'media',
  'media/:id',
  'navigation',
  'records',
  'records/:kind',
  'records/:kind/:id',
  'translation',
  'import',
  'health',
  'enquiries',
  'enquiries/:id',
  'team',
] as const;

const patterns = screens.map((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[\\w-]{1,64}')}$`));

/** Whether there is a screen at a path below the editor area's own. */
export function isScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
