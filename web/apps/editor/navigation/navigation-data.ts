import type { ResultOf } from 'gql.tada';
import type { RecordChoices } from '../records/record-choices.ts';
import type { recordReads } from '../records/record-operations.ts';

type FoundNavigation = NonNullable<ResultOf<typeof recordReads.record>['record']>;
export type LoadedNavigation = { siteId: string; record: FoundNavigation; choices: RecordChoices };
