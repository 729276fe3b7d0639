import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './video.module.css';

type Track = { src: string; language: string; label: string; default?: boolean };
type VideoFile = { src: string; type: string };

type VideoProps = {
  title: string;
  files: VideoFile[];
  captions?: Track[];
  poster?: PictureSource | null;
  width: number;
  height: number;
};

/**
 * A film of our own: only its poster is loaded until it is played. The poster is a picture behind the film,
 * which is transparent until then: the `poster` attribute would load a single size, and at once, wherever the
 * film is on the page.
 */
export function Video({ title, files, captions = [], poster, width, height }: VideoProps) {
  const video = (
    // biome-ignore lint/a11y/useMediaCaption: captions come with the film; a film without speech has none
    <video
      className={classNames(styles.video, poster && styles.clear)}
      aria-label={title}
      controls
      playsInline
      preload="none"
      width={width}
      height={height}
    >
      {files.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, language, label, default: isDefault }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={isDefault} />
      ))}
    </video>
  );
  if (!poster) return video;
  return (
    <div className={styles.film}>
      <Picture source={{ ...poster, alt: '' }} ratio="16:9" className={styles.poster} />
      {video}
    </div>
  );
}
