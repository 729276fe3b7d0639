import type { ReactNode } from 'react';
import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './sign-in-card.module.css';

type CardProps = { title: string; text?: string; links?: ReactNode; children?: ReactNode };

/** One column on a plain background: the layout of all sign-in and sign-out pages. */
export function SignInCard({ title, text, links, children }: CardProps) {
  const t = usePageContext().texts('signIn');
  return (
    <Section tone="sunken" spacing="tight">
      <div className={styles.card}>
        <Kicker>{t('overline')}</Kicker>
        <Heading level={1} size="large">
          {title}
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
        {links ? <div className={styles.links}>{links}</div> : null}
      </div>
    </Section>
  );
}

/** A link to another of these pages; `children` are the text before it, which says for whom. */
export function CardLink({ href, label, children }: { href: string; label: string; children?: ReactNode }) {
  return (
    <p className={styles.link}>
      {children ? <span>{children}</span> : null}
      <a href={href}>{label}</a>
    </p>
  );
}
