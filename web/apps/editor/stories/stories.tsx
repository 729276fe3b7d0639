import { useLoaderData } from 'react-router';
import type { Editor } from '../editor.ts';
import { loadReleases } from './load-releases.ts';
import { ReleaseList, type ReleaseListData } from './release-list.tsx';

export const title = (editor: Editor) => editor.texts('editorPages')('list.STORY');

export const createLoader = loadReleases('STORY');

/** EDI-05: the stories of a site. */
export function Component() {
  return <ReleaseList type="STORY" {...useLoaderData<ReleaseListData>()} />;
}
