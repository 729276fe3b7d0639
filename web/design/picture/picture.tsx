import { classNames } from '#web/design/class-names.ts';
import styles from './picture.module.css';
import { PlaceholderDrawing } from './placeholder-drawing.tsx';

export type FocalPoint =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

export type PictureSource = {
  src: string;
  srcSet?: string;
  /** The same in AVIF, for browsers that support it. */
  avifSet?: string;
  /** The candidates for screens that match `media`, perhaps in another ratio. */
  narrow?: { media: string; srcSet: string; avifSet?: string; sizes: string };
  /** The intrinsic size, which reserves the space before the picture has loaded. */
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  focal?: FocalPoint;
  /**
   * The width of the whole picture on the page, by which the browser chooses from `srcSet`: cropped parts
   * count, too.
   */
  sizes?: string;
  /** `contain` shows the whole machine on its stage, at most as wide as `sizes`; `cover` fills the place. */
  fit?: 'cover' | 'contain';
  /** The ratio of its frame, where the place does not define one. */
  ratio?: Ratio;
};

export type Ratio = '1:1' | '4:3' | '3:2' | '16:10' | '16:9' | '2:1' | 'free';

type PictureProps = {
  source: PictureSource | null | undefined;
  ratio?: Ratio;
  /** Overrides the picture's own fit. */
  fit?: 'cover' | 'contain';
  /** The largest picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  rounded?: boolean;
  /** `none` for drawings directly on the page, such as a map. */
  ground?: 'stage' | 'none';
  /** It takes part in the transition to the page that its card links to (styles/transitions.css). */
  carried?: boolean;
  className?: string;
};

/**
 * A picture that reserves its space while loading, crops around its focal point, and shows a placeholder
 * without a source.
 */
export function Picture({
  source,
  ratio = source?.ratio ?? 'free',
  fit = source?.fit ?? 'cover',
  priority,
  rounded,
  ground = 'stage',
  carried,
  className,
}: PictureProps) {
  const isBare = ground === 'none';
  const isLater = source && !priority && ratio !== 'free';
  const frame = classNames(
    styles.frame,
    isLater && styles.later,
    rounded && styles.rounded,
    isBare && styles.bare,
    className,
  );
  if (!source) {
    return (
      <span className={frame} data-ratio={ratio === 'free' ? '4:3' : ratio}>
        <PlaceholderDrawing />
      </span>
    );
  }
  const image = (
    <img
      className={styles.image}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && (source.sizes ?? '100vw')}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      data-fit={fit}
      data-focal={source.focal}
    />
  );
  return (
    <span className={frame} data-ratio={ratio} data-picture={carried ? 'card' : undefined}>
      {source.avifSet || source.narrow ? (
        <picture className={styles.formats}>
          {source.narrow ? <Narrow {...source.narrow} /> : null}
          {source.avifSet ? (
            <source type="image/avif" srcSet={source.avifSet} sizes={source.sizes ?? '100vw'} />
          ) : null}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

function Narrow({ media, srcSet, avifSet, sizes }: NonNullable<PictureSource['narrow']>) {
  return (
    <>
      {avifSet ? <source type="image/avif" media={media} srcSet={avifSet} sizes={sizes} /> : null}
      <source media={media} srcSet={srcSet} sizes={sizes} />
    </>
  );
}
