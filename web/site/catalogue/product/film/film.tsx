import type { PictureSource } from '#web/design/picture/picture.tsx';
import { Video } from '#web/design/video/video.tsx';
import { VideoConsent } from '#web/design/video/video-consent.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { FilmAddress } from './film-address.ts';

type FilmProps = {
  film: FilmAddress;
  title: string;
  poster: PictureSource | null;
  /** The same film in another format, for browsers that support it. */
  alternative?: FilmAddress | undefined;
};

/** A film: our own plays at once, one of another site only after the visitor has consented. */
export function Film({ film, title, poster, alternative }: FilmProps) {
  const t = usePageContext().texts('frame');
  if (film.kind === 'own') {
    const files = [alternative, film].flatMap((file) =>
      file?.kind === 'own' ? [{ src: file.src, type: file.contentType }] : [],
    );
    return <Video title={title} files={files} poster={poster} width={1180} height={664} />;
  }
  return (
    <VideoConsent
      title={title}
      playerUrl={film.playerUrl}
      pageUrl={film.pageUrl}
      poster={poster}
      notice={t('consent.text', { provider: film.provider })}
      playLabel={t('consent.load')}
      stopLabel={t('consent.withdraw', { provider: film.provider })}
    />
  );
}
