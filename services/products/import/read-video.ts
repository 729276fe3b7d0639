import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf } from '#seed/schema/seed-fields.ts';
import { isObject } from '#seed/schema/yaml-file.ts';
import { optionalWords } from './checked-fields.ts';
import type { SeedProduct } from './seed-catalogue.ts';
import type { Media } from './seed-media.ts';

type SeedVideo = Pick<
  SeedProduct,
  'videoUrl' | 'videoAlternativeUrl' | 'videoImageUrl' | 'videoIsSilent' | 'videoTitles' | 'films'
>;

const none: SeedVideo = {
  videoUrl: null,
  videoAlternativeUrl: null,
  videoImageUrl: null,
  videoIsSilent: false,
  videoTitles: null,
  films: { main: null, alternative: null, poster: null },
};

/**
 * `url` is an address or the name of a film in the media directory, `alternative` the same film there in another format,
 * `poster` a picture there, or the word null; `silent` says that there is nothing to hear, `title` what is seen where that is not the
 * product itself.
 */
export function readVideo(given: unknown, file: string, media: Media, report: ReportProblem): SeedVideo {
  if (given === undefined) return none;
  if (!isObject(given)) {
    report({ file, field: 'video', message: 'must have url and poster' });
    return none;
  }
  const video = fieldsOf(given, file, 'video', report);
  const url = video.text('url');
  const film = /^(?:\/media\/)?([\w.-]+)$/.exec(url)?.[1] ?? null;
  if (film) media.named(video, 'url', film, 'film');
  else if (!/^https:\/\//.test(url)) video.report('url', 'must begin with https:// or be the name of a film');
  const alternative = media.file(video, 'alternative', 'film');
  const poster = video.textOr('poster', null);
  const hasPoster = poster !== null && poster !== 'null';
  const films = {
    main: film,
    alternative,
    poster: hasPoster ? media.named(video, 'poster', poster, 'picture') : null,
  };
  const videoIsSilent = video.flag('silent');
  const titles = optionalWords(video, 'title');
  video.done();
  return {
    ...none,
    videoUrl: film ? null : url,
    videoImageUrl: poster === 'null' ? 'null' : null,
    videoIsSilent,
    videoTitles: Object.keys(titles).length > 0 ? titles : null,
    films,
  };
}
