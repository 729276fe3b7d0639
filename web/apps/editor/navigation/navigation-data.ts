import type { ResultOf } from 'gql.tada';
import type { Choices } from '../form/value-control.tsx';
import type { recordReads } from '../records/record-operations.ts';

type FoundNavigation = NonNullable<ResultOf<typeof recordReads.record>['record']>;
export type LoadedNavigation = { siteId: string; record: FoundNavigation; choices: Choices };
