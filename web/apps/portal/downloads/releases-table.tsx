import { Link } from '#web/design/link/link.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatDate, formatFileSize } from '#web/i18n/format/format.ts';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import type { ListedRelease } from './release-operations.ts';
import { ReleaseStateLabel } from './release-state.tsx';
import styles from './releases.module.css';

/** A row for each version; on phones a card. */
export function ReleasesTable({ releases }: { releases: readonly ListedRelease[] }) {
  const { texts, to, locale } = usePortal();
  const t = texts('portal');
  return (
    <DataTable
      cards
      caption={t('releases.title')}
      columns={[
        {
          key: 'version',
          title: t('releases.field.version'),
          cell: ({ id, softwareName, version }) => (
            <Link className={styles.name} href={to(`/downloads/releases/${id}`)}>
              {softwareName} {version}
            </Link>
          ),
        },
        {
          key: 'state',
          title: t('releases.field.state'),
          cell: ({ state }) => <ReleaseStateLabel state={state} />,
        },
        {
          key: 'releasedOn',
          title: t('releases.field.releasedOn'),
          cell: ({ releasedOn }) => formatDate(releasedOn, locale, 'short'),
        },
        {
          key: 'channel',
          title: t('releases.field.channel'),
          cell: ({ channel }) => (
            <NamedValue name={t('releases.field.channel')}>
              {t(channel === 'preview' ? 'downloads.preview' : 'releases.stable')}
            </NamedValue>
          ),
        },
        {
          key: 'requires',
          title: t('releases.field.requires'),
          cell: ({ requires }) => (
            <NamedValue name={t('releases.field.requires')}>{t(`service.${requires}`)}</NamedValue>
          ),
        },
        {
          key: 'files',
          title: t('releases.field.files'),
          cell: ({ files }) => (
            <NamedValue name={t('releases.field.files')}>
              {files.length > 0
                ? `${files.length} · ${formatFileSize(
                    files.reduce((sum, { size }) => sum + size, 0),
                    locale,
                  )}`
                : '–'}
            </NamedValue>
          ),
        },
      ]}
      rows={releases}
      getKey={({ id }) => id}
    />
  );
}
