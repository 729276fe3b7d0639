import type { ListedEvent } from './event-operations.ts';

/** What is gone afterwards has no screen to show it. */
const removing = [
  'removePage',
  'removeBinnedPage',
  'removeRecord',
  'removeBinnedRecord',
  'removeSite',
  'deleteEnquiry',
  'removeWebhook',
  'dropCatalogueImport',
];

/** The screen of what an event is about, below the editor area; undefined: it has none. */
export function subjectPath(
  { kind, operation }: Pick<ListedEvent, 'kind' | 'operation'>,
  id: string,
): string | undefined {
  // Its id is that of a message, which stands on the screen of its webhook.
  if (removing.includes(operation) || operation === 'sendWebhookAgain') return undefined;
  const part = encodeURIComponent(id);
  switch (kind) {
    case 'page':
      return `/pages/${part}`;
    case 'news':
    case 'location':
    case 'contact':
    case 'redirect':
    case 'brand':
    case 'site':
      return `/records/${kind}/${part}`;
    case 'navigation':
      return `/navigation?site=${part}`;
    case 'theme':
      return `/themes/${part}`;
    case 'file':
      return `/media/${part}`;
    case 'product':
      return `/catalogue/${part}`;
    case 'classification':
    case 'attribute':
      return '/catalogue/structure';
    case 'catalogueSource':
      return '/catalogue/import';
    case 'catalogueImport':
      return `/catalogue/import/${part}`;
    case 'enquiry':
      return `/enquiries/${part}`;
    case 'organisation':
      return `/organisations/${part}`;
    case 'machine':
      return `/machines/${part}`;
    case 'webhook':
      return `/webhooks/${part}`;
    case 'editor':
      return '/team';
    case 'apiToken':
      return '/tokens';
    default:
      return undefined;
  }
}
