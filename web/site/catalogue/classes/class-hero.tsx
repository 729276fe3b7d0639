import type { ReactNode } from 'react';
import { Heading } from '#web/design/heading/heading.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import styles from './class-hero.module.css';

type ClassHeroProps = {
  title: string;
  lead: string | null | undefined;
  picture?: PictureSource | null;
  children?: ReactNode;
};

/** The hero of a page of many machines: what they are for, and one of them on a stage. */
export function ClassHero({ title, lead, picture, children }: ClassHeroProps) {
  return (
    <Wrap>
      <header className={styles.hero} data-pictured={picture ? '' : undefined}>
        <div className={styles.words}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {children}
        </div>
        {picture ? <Picture source={picture} ratio="16:9" priority className={styles.picture} /> : null}
      </header>
    </Wrap>
  );
}
