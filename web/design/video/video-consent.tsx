import { Icon } from '#web/design/icon/icon.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './video.module.css';

type VideoConsentProps = {
  title: string;
  /** Address of the player, loaded into a frame after the click. */
  playerUrl: string;
  /** Address of the film on the other site, for readers without script. */
  pageUrl: string;
  poster?: PictureSource | null;
  /** Who learns about the visit, and what the click permits. */
  notice: string;
  playLabel: string;
  /** The label for stopping: the frame is removed, and with it the connection. */
  stopLabel: string;
};

/**
 * A film on another site. Nothing is loaded from there before the visitor has read the notice and clicked.
 */
export function VideoConsent(props: VideoConsentProps) {
  const { title, playerUrl, pageUrl, poster, notice, playLabel, stopLabel } = props;
  return (
    <ui-video-consent class={styles.consent} data-player={playerUrl} data-title={title}>
      <div className={styles.cover} data-cover="">
        <Picture source={poster ? { ...poster, alt: '' } : null} ratio="16:9" />
        <div className={styles.panel} data-tone="inverse">
          <p className={styles.notice}>{notice}</p>
          <a className={styles.play} href={pageUrl} target="_blank" rel="noreferrer" data-play="">
            <Icon name="play" />
            <span>{playLabel}</span>
          </a>
        </div>
      </div>
      <button type="button" className={styles.stop} data-stop="" hidden>
        <Icon name="close" />
        <span>{stopLabel}</span>
      </button>
    </ui-video-consent>
  );
}
