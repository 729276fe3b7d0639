import { useEffect, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import type { PreviewLink } from './preview-operations.ts';
import styles from './shared-links.module.css';

type SharedLinksProps = {
  pageId: string;
  /** Changes when a link was added. */
  round: number;
};

/** The valid preview links of a draft; each, or all of them, can be withdrawn. */
export function SharedLinks({ pageId, round }: SharedLinksProps) {
  const { sendQuery, sendMutation, notify, texts } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const withdrawal = useChange();
  const [links, setLinks] = useState<readonly PreviewLink[] | 'failed'>([]);
  /** What a second click confirms: the id of a link, or all of them. */
  const [wanted, setWanted] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again with every round
  useEffect(() => {
    let isCurrent = true;
    sendQuery('content', 'previewLinks', { pageId }).then(
      ({ previewLinks }) => isCurrent && setLinks(previewLinks),
      () => isCurrent && setLinks('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, pageId, round]);

  if (links === 'failed') return <p>{t('share.failed')}</p>;
  if (links.length === 0) return null;

  const withdraw = (which: string) =>
    withdrawal.run(async () => {
      const id = which === 'all' ? null : which;
      setLinks((await sendMutation('content', 'withdrawPreviewLinks', { pageId, id })).withdrawPreviewLinks);
      setWanted(undefined);
      notify('success', t(id === null ? 'share.withdrawn.all' : 'share.withdrawn'));
    });
  const button = (which: string, label: string) => (
    <Button
      variant={wanted === which ? 'danger' : 'quiet'}
      size="compact"
      busy={withdrawal.isBusy && wanted === which}
      aria-label={wanted === which ? undefined : label}
      onClick={() => (wanted === which ? void withdraw(which) : setWanted(which))}
    >
      {t(
        wanted === which ? 'share.withdraw.sure' : which === 'all' ? 'share.withdraw.all' : 'share.withdraw',
      )}
    </Button>
  );
  return (
    <section className={styles.links} aria-labelledby="shared-links">
      <h3 id="shared-links" className={styles.title}>
        {t('share.living')}
      </h3>
      <ul className={styles.list}>
        {links.map(({ id, label, locale, by, expiresAt }) => {
          const name = label || t('share.unnamed');
          return (
            <li key={id} className={styles.link}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  {[locale, by, t('share.ends', { moment: clock.full(expiresAt) })].join(' · ')}
                </span>
              </span>
              {button(id, t('share.withdrawNamed', { name }))}
            </li>
          );
        })}
      </ul>
      {links.length > 1 ? <div>{button('all', t('share.withdraw.all'))}</div> : null}
      {withdrawal.error ? <p role="alert">{texts('editor')('tryLater')}</p> : null}
    </section>
  );
}
