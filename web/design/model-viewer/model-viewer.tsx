import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import styles from './model-viewer.module.css';

export type ModelLabels = {
  open: string;
  close: string;
  /** The name of the model: "Model of the Reuss 455". */
  title: string;
  /** How to turn it with keys. */
  keys: string;
  loading: string;
  /** The message when the model cannot be shown. */
  failed: string;
  tools: string;
  left: string;
  right: string;
  up: string;
  down: string;
  closer: string;
  farther: string;
};

type ModelViewerProps = { src: string; labels: ModelLabels };

const tools = [
  ['left', 'arrow-left'],
  ['right', 'arrow-right'],
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['closer', 'plus'],
  ['farther', 'minus'],
] as const satisfies readonly (readonly [keyof ModelLabels, IconName])[];

/**
 * Covers a picture with a model of the same machine that can be turned. The renderer loads only on request;
 * without script or WebGL there is no button, and the picture stays.
 */
export function ModelViewer({ src, labels }: ModelViewerProps) {
  return (
    <ui-model class={styles.viewer} data-src={src} data-print="hidden">
      <button type="button" className={styles.open} data-open="" hidden>
        <Icon name="cube" />
        <span>{labels.open}</span>
      </button>
      <div className={styles.view} data-view="" hidden>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it has to take the focus */}
        <div className={styles.stage} data-stage="" role="application" aria-label={labels.title} tabIndex={0}>
          <span className="visually-hidden">{labels.keys}</span>
        </div>
        <p className={styles.state} role="status">
          <span data-state="loading" hidden>
            <Spinner /> {labels.loading}
          </span>
          <span data-state="failed" hidden>
            {labels.failed}
          </span>
        </p>
        <button type="button" className={styles.close} data-close="" aria-label={labels.close}>
          <Icon name="close" />
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of buttons; nothing of it is a form */}
        <div className={styles.tools} role="group" aria-label={labels.tools} data-tools="" hidden>
          {tools.map(([move, icon]) => (
            <button
              key={move}
              type="button"
              className={styles.tool}
              data-move={move}
              aria-label={labels[move]}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </div>
    </ui-model>
  );
}
