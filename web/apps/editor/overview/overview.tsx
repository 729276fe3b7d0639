import { useLoaderData } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { type Editor, useEditor } from '../editor.ts';
import type { PageEntry } from '../pages/page-operations.ts';
import { sectionGroups, sections } from '../sections.ts';
import { Group } from './group.tsx';
import styles from './overview.module.css';
import { RecentPages } from './recent-pages.tsx';

export const createLoader =
  ({ sendQuery }: Editor) =>
  async (): Promise<PageEntry[]> =>
    (await sendQuery('content', 'recentlyEditedPages', { first: 8 })).recentlyEditedPages;

/** Where editors begin: what was worked on last, and what each section is for. */
export function Component() {
  const recent = useLoaderData<PageEntry[]>();
  const { session, texts, to } = useEditor();
  const t = texts('editor');
  return (
    <>
      <PageHead title={t('greeting', { name: session.name })} lead={t('lead')} />
      <RecentPages entries={recent} />
      {sectionGroups.map((group) => (
        <Group key={group} id={`group-${group}`} title={t(`group.${group}`)}>
          <ul className={styles.sections}>
            {sections
              .filter((section) => section.group === group)
              .map(({ key, icon }) => (
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
