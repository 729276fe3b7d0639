import type { ReactNode } from 'react';
import { Heading } from '#web/design/heading/heading.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import styles from './class-hero.module.css';

type ClassHeroProps = {
  title: string;
  lead: string | null | undefined;
  picture?: (PictureSource & { sizes: string }) | null;
  fit?: 'contain' | 'cover';
  children?: ReactNode;
};

/** How a page of many machines begins: what they are for, and one of them on its stage. */
export function ClassHero({ title, lead, picture, fit = 'contain', children }: ClassHeroProps) {
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
        {picture ? (
          <Picture
            source={picture}
            sizes={picture.sizes}
            ratio="16:9"
            fit={fit}
            priority
            className={styles.picture}
          />
        ) : null}
      </header>
    </Wrap>
  );
}
