import type { Block } from '#contracts/content/blocks.ts';
import { TableOfContents } from '#web/design/anchor-navigation/anchor-navigation.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { PasswordGate, RoleGate, RoleRefusal } from '../access/protected-page.tsx';
import type { Refusal } from '../access/role-refusal.ts';
import { LanguageUnavailable } from '../language-unavailable.tsx';
import type { PageData } from '../page-query.ts';
import { type Anchor, getAnchors } from '../text/anchors.ts';
import { Blocks } from './blocks.tsx';
import { PageHead } from './page-head.tsx';
import styles from './page-view.module.css';

type PageViewProps = {
  page: PageData;
  /** The message when the password for a protected page was wrong. */
  problem?: string;
  /** The reader is signed in but lacks the page's role. */
  refusal?: Refusal;
  /** The issuer with which signed-out readers sign in to read a page by role. */
  issuer?: string;
};

/** A content page as its reader may see it (PAG-01). */
export function PageView({ page, problem, refusal, issuer = '' }: PageViewProps) {
  if (page.isLanguageUnavailable) return <LanguageUnavailable page={page} />;
  if (page.protection === 'password' && page.blocks.length === 0) return <PasswordGate problem={problem} />;
  if (refusal) return <RoleRefusal refusal={refusal} />;
  if (page.protection === 'role' && page.blocks.length === 0) return <RoleGate issuer={issuer} />;
  const [first, ...rest] = page.blocks;
  const hero = first?.type === 'hero' ? { ...first, title: first.title ?? page.title } : undefined;
  const contents = page.tableOfContents ? getAnchors(page.blocks) : [];
  const opening = hero ? null : <PageHead page={page} />;
  if (contents.length < 2) {
    return (
      <>
        {opening}
        <Blocks blocks={hero ? [hero, ...rest] : page.blocks} opening={hero !== undefined} />
      </>
    );
  }
  return (
    <>
      {hero ? <Blocks blocks={[hero]} opening /> : opening}
      <BesideContents contents={contents} blocks={hero ? rest : page.blocks} />
    </>
  );
}

/** A long page with a sticky table of contents (NAV-10). */
function BesideContents({ contents, blocks }: { contents: Anchor[]; blocks: Block[] }) {
  const t = usePageContext().texts('frame');
  return (
    <div className={styles.withContents}>
      <div className={styles.contents}>
        <TableOfContents title={t('tableOfContents')} items={contents} />
      </div>
      <div className={styles.blocks}>
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}
