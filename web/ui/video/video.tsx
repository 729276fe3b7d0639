import styles from './video.module.css';

type Track = { src: string; language: string; label: string; default?: boolean };
type VideoFile = { src: string; type: string };

type VideoProps = {
  title: string;
  files: VideoFile[];
  captions?: Track[];
  poster?: string;
  width: number;
  height: number;
};

/** A film of our own: nothing but the poster is loaded before somebody plays it. */
export function Video({ title, files, captions = [], poster, width, height }: VideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come with the film; a film without speech has none
    <video
      className={styles.video}
      aria-label={title}
      controls
      playsInline
      preload="none"
      poster={poster}
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
}
