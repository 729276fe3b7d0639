import type { Video } from '#contracts/content/values.ts';

export type OutsidePlayer = {
  name: string;
  /** Loaded into a frame once the visitor consents. */
  playerUrl: string;
  /** The film's page, for those without script. */
  pageUrl: string;
};

/** The player of a film on another site; undefined for our own films. */
export function outsidePlayer({ provider, id }: Pick<Video, 'provider' | 'id'>): OutsidePlayer | undefined {
  const film = encodeURIComponent(id);
  switch (provider) {
    case 'file':
      return undefined;
    case 'youtube':
      return {
        name: 'YouTube',
        playerUrl: `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0`,
        pageUrl: `https://www.youtube.com/watch?v=${film}`,
      };
    case 'vimeo':
      return {
        name: 'Vimeo',
        playerUrl: `https://player.vimeo.com/video/${film}?autoplay=1&dnt=1`,
        pageUrl: `https://vimeo.com/${film}`,
      };
  }
}
