import type { ReactNode } from 'react';
import styles from './file-grid.module.css';
import { useFileLabels } from './file-labels.ts';
import type { ListedFile } from './media-data.ts';
import { Thumbnail } from './thumbnail.tsx';

type FileGridProps = {
  files: readonly ListedFile[];
  /** Wraps a card: in a link to the file, or a button that chooses it. */
  frame: (file: ListedFile, card: ReactNode, className: string) => ReactNode;
  /** The message for what a file lacks. */
  lack?: (file: ListedFile) => string | undefined;
};

/** Files as a grid of thumbnails. */
export function FileGrid({ files, frame, lack }: FileGridProps) {
  const labels = useFileLabels();
  return (
    <ul className={styles.grid}>
      {files.map((file) => {
        const missing = lack?.(file);
        const card = (
          <>
            <Thumbnail file={file} />
            <span className={styles.name}>{labels.name(file)}</span>
            <span className={styles.facts}>{labels.facts(file)}</span>
            {missing ? <span className={styles.lack}>{missing}</span> : null}
          </>
        );
        return <li key={file.id}>{frame(file, card, styles.card ?? '')}</li>;
      })}
    </ul>
  );
}
