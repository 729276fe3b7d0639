import { Button } from '#web/design/button/button.tsx';
import { Dialog } from '#web/design/dialog/dialog.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { NewsRow } from './news-list.tsx';
import styles from './news-panel.module.css';

const newsPanel = 'news-panel';

type NewsPanelProps = {
  labels: { title: string; close: string; more: string; empty: string; failed: string; all: string };
  /** The page with the same news. */
  page: string;
  /** Responds with a part of the news as JSON, after the cursor `?after=`. */
  source: string;
};

/**
 * The news beside the page (STO-03), filled by script from a template in it. Without script nothing opens it,
 * and the links go to the page.
 */
export function NewsPanel({ labels, page, source }: NewsPanelProps) {
  return (
    <ui-news-panel class={styles.host} data-source={source}>
      <Dialog id={newsPanel} title={labels.title} closeLabel={labels.close} placement="end">
        <ol data-part="list" />
        <div role="status">
          <p className={styles.note} data-part="empty" hidden>
            {labels.empty}
          </p>
          <p className={styles.note} data-part="failed" hidden>
            {labels.failed} <a href={page}>{labels.all}</a>
          </p>
        </div>
        <div className={styles.more} data-part="more" hidden>
          <Button type="button" variant="secondary">
            {labels.more}
          </Button>
        </div>
        <p className={styles.all}>
          <TextLink href={page}>{labels.all}</TextLink>
        </p>
        <template data-part="entry">
          <NewsRow
            headingLevel={3}
            entry={{
              id: '',
              title: '…',
              text: '…',
              date: '2000-01-01',
              day: '…',
              href: page,
              picture: 'data:,',
            }}
          />
        </template>
      </Dialog>
    </ui-news-panel>
  );
}

/** Marks news that this browser has not shown yet; hidden until that is known. */
export function UnreadMark({ label }: { label: string }) {
  return (
    <span data-news-unread className={styles.unread} hidden>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
