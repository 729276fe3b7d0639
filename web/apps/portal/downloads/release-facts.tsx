import { DataList } from '#web/design/data-list/data-list.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayLanguage, formatDate } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import { FileHead } from './file-head.tsx';
import type { ManagedRelease } from './release-operations.ts';
import styles from './releases.module.css';

/** The facts of a published or withdrawn release, which can no longer change. */
export function ReleaseFacts({ release }: { release: ManagedRelease }) {
  const { texts, locale } = usePortal();
  const t = texts('portal');
  const { softwareName, version, channel, releasedOn, requires, notes, files } = release;
  return (
    <>
      <Panel title={t('releases.field.version')}>
        <DataList
          items={[
            { term: t('releases.field.software'), value: softwareName },
            { term: t('releases.field.version'), value: version },
            { term: t('releases.field.releasedOn'), value: formatDate(releasedOn, locale) },
            {
              term: t('releases.field.channel'),
              value: t(channel === 'preview' ? 'downloads.preview' : 'releases.stable'),
            },
            { term: t('releases.field.requires'), value: t(`service.${requires}`) },
          ]}
        />
      </Panel>
      <Panel title={t('downloads.notes')}>
        {[...notes].sort(englishFirst).map(({ language, lines }) => (
          <div key={language}>
            <Heading level={3}>{displayLanguage(language, locale.language)}</Heading>
            <ul className={styles.notes} lang={language}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
      <Panel title={t('releases.field.files')}>
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.name} className={styles.file}>
              <FileHead file={file} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** English first, the source and fallback of all others. */
function englishFirst(one: { language: string }, other: { language: string }): number {
  return Number(other.language === 'en') - Number(one.language === 'en');
}
