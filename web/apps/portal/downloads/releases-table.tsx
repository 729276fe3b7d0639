import { DataTable } from '#web/design/table/table.tsx';
import { formatDate, formatFileSize } from '#web/i18n/format.ts';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import type { ListedRelease } from './release-operations.ts';
import { ReleaseStateWord } from './release-state.tsx';
import styles from './releases.module.css';

/** One line a version; on phones a card. */
export function ReleasesTable({ releases }: { releases: readonly ListedRelease[] }) {
  const { texts, to, locale } = usePortal();
  const t = texts('portal');
  return (
    <DataTable
      cards
      caption={t('releases.title')}
      columns={(['version', 'state', 'releasedOn', 'channel', 'requires', 'files'] as const).map((key) => ({
        key,
        title: t(`releases.field.${key}`),
      }))}
      rows={releases.map(({ id, softwareName, version, channel, releasedOn, requires, state, files }) => ({
        key: id,
        cells: [
          <a key="version" className={styles.name} href={to(`/downloads/releases/${id}`)}>
            {softwareName} {version}
          </a>,
          <ReleaseStateWord key="state" state={state} />,
          formatDate(releasedOn, locale, 'short'),
          <NamedValue key="channel" name={t('releases.field.channel')}>
            {t(channel === 'preview' ? 'downloads.preview' : 'releases.stable')}
          </NamedValue>,
          <NamedValue key="requires" name={t('releases.field.requires')}>
            {t(`service.${requires}`)}
          </NamedValue>,
          <NamedValue key="files" name={t('releases.field.files')}>
            {files.length > 0
              ? `${files.length} · ${formatFileSize(
                  files.reduce((sum, { size }) => sum + size, 0),
                  locale,
                )}`
              : '–'}
          </NamedValue>,
        ],
      }))}
    />
  );
}
