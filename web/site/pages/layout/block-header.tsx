import type { Link } from '#contracts/content/values.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, SectionHeader } from '#web/design/section/section.tsx';
import { StandaloneLink } from '../text/content-link.tsx';
import styles from './block-header.module.css';

type BlockHeaderProps = { title: string | null; lead?: string | null; actions?: Link[]; level?: 1 | 2 };

/** The head of a block: title and lead at the start, its links at the end; nothing where all are empty. */
export function BlockHeader({ title, lead = null, actions = [], level = 2 }: BlockHeaderProps) {
  if (!title && !lead && actions.length === 0) return null;
  const links = actions.map((link, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: links have no identity of their own and never move.
    <StandaloneLink key={position} link={link} />
  ));
  return (
    <SectionHeader aside={links.length > 0 ? <div className={styles.links}>{links}</div> : undefined}>
      {title ? <Heading level={level}>{title}</Heading> : null}
      {lead ? <Lead>{lead}</Lead> : null}
    </SectionHeader>
  );
}
