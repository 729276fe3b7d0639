import { enquiryChanges, enquiryReads } from './enquiries/enquiry-operations.ts';
import { formReads } from './form/form-operations.ts';
import { healthReads } from './health/health-operations.ts';
import { chiefImportOperations, importReads } from './import/import-operations.ts';
import { mediaChanges, mediaReads } from './media/media-operations.ts';
import { pageChanges, pageReads } from './pages/page-operations.ts';
import {
  chiefProtectionChanges,
  protectionChanges,
  protectionReads,
} from './pages/protection/protection-operations.ts';
import { previewChanges, previewReads } from './preview/preview-operations.ts';
import { chiefRecordChanges, recordChanges, recordReads } from './records/record-operations.ts';
import { ownChanges, ownReads } from './team/own/own-operations.ts';
import { chiefTeamOperations, teamChanges, teamReads } from './team/team-operations.ts';
import { translationChanges, translationReads } from './translation/translation-operations.ts';

/**
 * What the browser's code of the editor area may ask of each back end, by name. The server sends these documents and
 * no others; the browser knows their types only. Every room has a `*-operations.ts` that stands here; a name is used
 * once over all back ends.
 */
export const reads = {
  content: {
    ...formReads.content,
    ...pageReads,
    ...previewReads,
    ...mediaReads,
    ...recordReads,
    ...protectionReads,
    ...teamReads,
    ...ownReads,
    ...importReads,
    ...healthReads,
    ...translationReads,
  },
  products: formReads.products,
  support: enquiryReads,
};

/** What editors change; the server adds who it was as `by`. */
export const changes = {
  content: {
    ...pageChanges,
    ...mediaChanges,
    ...recordChanges,
    ...protectionChanges,
    ...previewChanges,
    ...teamChanges,
    ...ownChanges,
    ...translationChanges,
  },
  products: {},
  support: enquiryChanges,
};

/** Names of operations that only chief editors may use. */
export const chiefOnly: readonly string[] = [
  ...chiefRecordChanges,
  ...chiefProtectionChanges,
  ...chiefTeamOperations,
  ...chiefImportOperations,
];

export type Reads = typeof reads;
export type Changes = typeof changes;
export type BackendName = keyof Reads;
