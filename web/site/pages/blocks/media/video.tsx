import type { Video as VideoValue } from '#contracts/content/values.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Video } from '#web/design/video/video.tsx';
import { VideoConsent } from '#web/design/video/video-consent.tsx';
import { BlockColumn } from '#web/site/pages/layout/block-column.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { RichText } from '#web/site/pages/text/rich-text.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './video.module.css';
import { type OutsidePlayer, outsidePlayer } from './video-players.ts';

const columns = {
  Inline: 'Inline',
  AsideSquare: 'Inline',
  AsideVideo: 'Inline',
  BreakOut: 'BreakOut',
  Stretched: 'Stretched',
  StretchedVideo: 'Stretched',
} as const;

/** A film: our own plays at once, one of another site only after the visitor has consented. */
export function VideoBlock({ block, titleLevel, itemLevel }: BlockProps<'video'>) {
  const t = usePageContext().texts('page');
  const { video } = block;
  if (!video) return null;
  const title = block.title ?? block.caption ?? t('video.play');
  const player = outsidePlayer(video);
  return (
    <BlockColumn width={columns[block.pictureWidth]}>
      <div className={styles.video}>
        {block.title ? (
          <Heading level={titleLevel} size="large">
            {block.title}
          </Heading>
        ) : null}
        <figure>
          {player ? (
            <Outside player={player} video={video} title={title} />
          ) : (
            <Own video={video} title={title} />
          )}
          {block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
        </figure>
        {block.transcript ? (
          <details className={styles.transcript}>
            <summary>{t('video.transcript')}</summary>
            <RichText value={block.transcript} level={itemLevel} />
          </details>
        ) : null}
      </div>
    </BlockColumn>
  );
}

function Own({ video, title }: { video: VideoValue; title: string }) {
  const { language } = usePageContext().locale;
  return (
    <Video
      title={title}
      files={video.sources.map(({ src, contentType }) => ({ src, type: contentType }))}
      captions={video.captions.map((track) => ({ ...track, default: track.language === language }))}
      poster={findPicture('StretchedVideo', video.poster)}
      width={1200}
      height={675}
    />
  );
}

function Outside({ player, video, title }: { player: OutsidePlayer; video: VideoValue; title: string }) {
  const t = usePageContext().texts('frame');
  return (
    <VideoConsent
      title={title}
      playerUrl={player.playerUrl}
      pageUrl={player.pageUrl}
      poster={findPicture('StretchedVideo', video.poster)}
      notice={t('consent.text', { provider: player.name })}
      playLabel={t('consent.load')}
      stopLabel={t('consent.withdraw', { provider: player.name })}
    />
  );
}
