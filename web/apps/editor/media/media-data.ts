import type { ResultOf } from 'gql.tada';
import type { mediaReads } from './media-operations.ts';

export type MediaList = ResultOf<typeof mediaReads.mediaFiles>['mediaFiles'];
/** A file as lists and fields show it. */
export type ListedFile = MediaList['edges'][number]['node'];
export type MediaKind = ListedFile['kind'];
export type MediaFileData = ResultOf<typeof mediaReads.mediaFile>;
export type EditedFile = NonNullable<MediaFileData['mediaFile']>;

export const mediaKinds = ['IMAGE', 'DOCUMENT', 'VIDEO', 'MODEL'] as const satisfies readonly MediaKind[];
