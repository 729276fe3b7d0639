import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { binnedPage } from '../bin/bin.tables.ts';
import { brand } from '../brand/brand.tables.ts';
import { notifyChanges } from '../changes.ts';
import { contact } from '../contact/contact.tables.ts';
import { country } from '../country/country.tables.ts';
import { editor, editorGrant } from '../editor/editor.tables.ts';
import { file, fileVersion } from '../file/file.tables.ts';
import { interfaceText } from '../interface-text/interface-text.tables.ts';
import { language } from '../language/language.tables.ts';
import { location } from '../location/location.tables.ts';
import { navigation } from '../navigation/navigation.tables.ts';
import { newsItem } from '../news/news-item.tables.ts';
import { page, pageFile, pageLink, pageText, pageVersion, translationTarget } from '../page/page.tables.ts';
import { binnedRecord, recordRevision } from '../record/record.tables.ts';
import { redirect } from '../redirect/redirect.tables.ts';
import { approval, release, releaseLog } from '../release/release.tables.ts';
import { pageRevision, plannedPublication } from '../revision/revision.tables.ts';
import { site } from '../site/site.tables.ts';
import { theme, themeDraft } from '../theme/theme.tables.ts';
import { transfer } from '../transfer/transfer.tables.ts';
import { translatedSegment } from '../translation/translation.tables.ts';
import { blocks, problemsOfPageFile } from './check-page-file.ts';
import { texts, writeTexts } from './markdown-text.ts';

/** `main/home`, `main/about-us/quality@cn`: named as in addresses. */
const pageName = `
  SELECT s.key || CASE v.path WHEN '/' THEN '/home' ELSE v.path END ||
    CASE WHEN v.countries = '{}' THEN '' ELSE '@' || array_to_string(v.countries, '-') END
  FROM content.page_version v JOIN content.site s ON s.id = v.site_id
  WHERE v.page_id = r.id ORDER BY v.stage LIMIT 1`;

export const contentPart: CompanyPart = {
  schema: 'content',
  migrations: new URL('../migrations', import.meta.url),
  exported: [
    { table: country },
    { table: language },
    { table: theme },
    { table: themeDraft },
    { table: file, each: { folder: 'files', name: 'r.slug', parts: [{ table: fileVersion, of: 'fileId' }] } },
    { table: brand },
    { table: contact },
    { table: site },
    { table: interfaceText, names: ['by'] },
    { table: location },
    { table: navigation },
    { table: newsItem },
    { table: redirect },
    // Passwords are not exported: an editor gets a new one in the new installation.
    {
      table: editor,
      isOfPeople: true,
      leftOut: { role: `'editor'`, passwordHash: `''`, passwordVersion: 'gen_random_uuid()::text' },
    },
    { table: editorGrant, isOfPeople: true },
    {
      table: page,
      each: {
        folder: 'pages',
        name: pageName,
        check: problemsOfPageFile,
        parts: [
          {
            table: pageVersion,
            of: 'pageId',
            alike: ['stage', 'updatedAt'],
            forms: { blocks: { read: blocks } },
          },
          {
            table: pageText,
            of: 'pageId',
            alike: ['stage', 'updatedAt'],
            forms: { texts: { write: writeTexts, read: texts } },
          },
          { table: translationTarget, of: 'pageId', names: ['takenBy'] },
          { table: translatedSegment, of: 'pageId' },
          { table: pageFile, of: 'pageId', alike: ['stage'] },
          { table: pageLink, of: 'pageId', alike: ['stage'] },
          { table: release, of: 'pageId' },
          { table: approval, of: 'pageId', isOfPeople: true },
          { table: binnedPage, of: 'pageId', names: ['by'] },
        ],
      },
    },
    { table: pageRevision, names: ['by'] },
    { table: plannedPublication, names: ['by'] },
    { table: recordRevision, names: ['by'] },
    { table: binnedRecord, names: ['by'] },
    { table: releaseLog, names: ['who'] },
    { table: transfer, names: ['by'] },
  ],
  leftOut: [
    { tables: ['totp', 'recovery_code', 'editor_session', 'editor_entry'], because: 'how editors sign in' },
    { tables: ['api_token'], because: 'tokens of programs: another installation gives its own' },
    {
      tables: ['page_password'],
      because: 'passwords of pages: such a page stays closed until it gets another one',
    },
    { tables: ['editor_event'], because: 'what editors did here' },
    { tables: ['preview_link'], because: 'links to drafts, which only the secret of the installation opens' },
    { tables: ['page_presence', 'outbox'], because: 'what is only of the moment' },
    {
      tables: ['page_standing', 'language_standing'],
      because: 'what is worked out of pages when somebody asks',
    },
    { tables: ['replaced_bytes'], because: 'bytes that are no longer in any file' },
    { tables: ['loaded_record'], because: 'what the sample said, for samples to be loaded again' },
  ],
  stays: ['attempt'],
  settle: (connection) => notifyChanges(connection, ['all']),
};
