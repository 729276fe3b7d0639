import { useLoaderData } from 'react-router';
import type { Editor } from '../editor.ts';
import { loadReleases } from './load-releases.ts';
import { ReleaseList, type ReleaseListData } from './release-list.tsx';

export const title = (editor: Editor) => editor.texts('editorPages')('list.MEDIA_RELEASE');

export const createLoader = loadReleases('MEDIA_RELEASE');

/** EDI-05: the media releases of a site; ad hoc ones need a second person's approval. */
export function Component() {
  return <ReleaseList type="MEDIA_RELEASE" {...useLoaderData<ReleaseListData>()} />;
}
