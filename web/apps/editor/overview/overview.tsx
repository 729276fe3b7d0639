import { useLoaderData } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { type Editor, useEditor } from '../editor.ts';
import type { PageEntry, PlannedRelease } from '../pages/page-operations.ts';
import { findSections } from '../sections.ts';
import { AwaitedApprovals } from './awaited-approvals.tsx';
import { Group } from './group.tsx';
import styles from './overview.module.css';
import { RecentPages } from './recent-pages.tsx';

type OverviewData = { recent: PageEntry[]; planned: PlannedRelease[] };

export const createLoader =
  ({ sendQuery }: Editor) =>
  async (): Promise<OverviewData> => {
    const [{ recentlyEditedPages: recent }, { plannedReleases: planned }] = await Promise.all([
      sendQuery('content', 'recentlyEditedPages', { first: 8 }),
      sendQuery('content', 'plannedReleases'),
    ]);
    return { recent, planned };
  };

/** The start screen: what waits for the editor, recent work, and the purpose of each section. */
export function Component() {
  const { recent, planned } = useLoaderData<OverviewData>();
  const { session, texts, to } = useEditor();
  const t = texts('editor');
  return (
    <>
      <PageHead title={t('greeting', { name: session.name })} lead={t('lead')} />
      <AwaitedApprovals planned={planned} />
      <RecentPages entries={recent} />
      {findSections(session).map(({ group, sections }) => (
        <Group key={group} id={`group-${group}`} title={t(`group.${group}`)}>
          <ul className={styles.sections}>
            {sections.map(({ key, icon }) => (
              <li key={key}>
                <Link className={styles.section} href={to(`/${key}`)}>
                  <Icon name={icon} />
                  <span className={styles.name}>{t(`section.${key}`)}</span>
                  <span className={styles.about}>{t(`about.${key}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </>
  );
}
