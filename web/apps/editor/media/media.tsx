import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { useRights } from '../rights/use-rights.ts';
import { FileGrid } from './file-grid.tsx';
import styles from './media.module.css';
import { type ListedFile, type MediaList, mediaKinds } from './media-data.ts';
import { MediaTools } from './media-tools.tsx';
import { UploadButton, UploadZone } from './upload/upload-zone.tsx';
import { useUploads } from './upload/use-uploads.ts';

export const title = ({ texts }: Editor) => texts('editorMedia')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<MediaList> => {
    const query = new URL(request.url).searchParams;
    const { mediaFiles } = await sendQuery('content', 'mediaFiles', {
      search: query.get('search') ?? '',
      kind: parseChoice(mediaKinds, query.get('kind')) ?? null,
      unused: query.get('unused') === 'true',
      after: query.get('after'),
    });
    return mediaFiles;
  };

/** The media library: everything that pages and records can show. */
export function Component() {
  const media = useLoaderData<MediaList>();
  const { texts, to, notify, sites } = useEditor();
  const t = texts('editorMedia');
  const { revalidate } = useRevalidator();
  const uploads = useUploads(() => {
    notify('success', t('upload.done'));
    void revalidate();
  });
  const mayAdd = useRights().may('keepMedia');
  const languages = [...new Set(sites.flatMap((site) => site.languages))];
  const lack = ({ kind, alt }: ListedFile) => {
    const count = languages.filter((language) => !alt[language]).length;
    return kind === 'IMAGE' && count > 0 ? t('alt.missing', { count }) : undefined;
  };
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={mayAdd ? <UploadButton uploads={uploads} /> : null}
      />
      <MediaTools />
      <p className={styles.total} role="status">
        {t('total', { count: media.total })}
      </p>
      <UploadZone uploads={uploads} isOpen={mayAdd}>
        {media.edges.length > 0 ? (
          <FileGrid
            files={media.edges.map(({ node }) => node)}
            lack={lack}
            frame={(file, card, className) => (
              <Link className={className} href={to(`/media/${file.id}`)}>
                {card}
              </Link>
            )}
          />
        ) : (
          <NoFiles />
        )}
        <ListPages
          list="/media"
          pageInfo={media.pageInfo}
          labels={{ first: t('pages.first'), next: t('pages.next') }}
        />
      </UploadZone>
    </Wrap>
  );
}

function NoFiles() {
  const { texts, to } = useEditor();
  const t = texts('editorMedia');
  const [query] = useSearchParams();
  if (query.size === 0) return <EmptyState title={t('none')} text={t('none.text')} />;
  const all = (
    <ButtonLink variant="secondary" href={to('/media')}>
      {t('none.clear')}
    </ButtonLink>
  );
  return <EmptyState title={t('none.found')} text={t('none.found.text')} action={all} />;
}
