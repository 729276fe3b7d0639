import type { RecordKind } from '#contracts/content/records.ts';
import { brandRecord } from '../brand/brand-record.ts';
import { contactRecord } from '../contact/contact-record.ts';
import { fileRecord } from '../file/file-record.ts';
import { locationRecord } from '../location/location-record.ts';
import { navigationRecord } from '../navigation/navigation-record.ts';
import { newsRecord } from '../news/news-record.ts';
import { redirectRecord } from '../redirect/redirect-record.ts';
import { siteRecord } from '../site/site-record.ts';
import { themeRecord } from '../theme/theme-record.ts';
import type { RecordStore } from './record-store.ts';

const stores: Readonly<Record<RecordKind, RecordStore>> = {
  brand: brandRecord,
  contact: contactRecord,
  file: fileRecord,
  location: locationRecord,
  navigation: navigationRecord,
  news: newsRecord,
  redirect: redirectRecord,
  site: siteRecord,
  theme: themeRecord,
};

/** The store of each kind of record. */
export function findStore(kind: RecordKind): RecordStore {
  return stores[kind];
}
