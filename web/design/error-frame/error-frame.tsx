import type { ReactNode } from 'react';
import { ButtonLink } from '#web/design/button/button.tsx';
import { WireDrawing } from '#web/design/empty-state/wire-drawing.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import styles from './error-frame.module.css';

type ErrorFrameProps = {
  /** The line above the title: "404", "Maintenance". */
  overline: string;
  title: string;
  message?: ReactNode;
  /** Shown after the overline if that does not contain it. */
  status?: number;
  /** The link home: an address with its label, or actions of the caller's own. */
  homeHref?: string;
  homeLabel?: string;
  actions?: ReactNode;
  /** One, unless the frame is shown inside another page. */
  titleLevel?: 1 | 2 | 3;
};

/** Body of error and maintenance pages. It needs no data, no script and no picture file. */
export function ErrorFrame({ overline, title, titleLevel = 1, message, ...frame }: ErrorFrameProps) {
  const { status, homeHref, homeLabel, actions } = frame;
  const Title = `h${titleLevel}` as const;
  const goHome = homeHref && homeLabel ? <ButtonLink href={homeHref}>{homeLabel}</ButtonLink> : null;
  return (
    <Wrap>
      <div className={styles.frame}>
        <WireDrawing scene="loose" large />
        <div className={styles.words}>
          <p className={styles.overline}>{status ? `${overline} · ${status}` : overline}</p>
          <Title className={styles.title}>{title}</Title>
          {message ? <p className={styles.message}>{message}</p> : null}
          {actions || goHome ? (
            <div className={styles.actions}>
              {goHome}
              {actions}
            </div>
          ) : null}
        </div>
      </div>
    </Wrap>
  );
}
