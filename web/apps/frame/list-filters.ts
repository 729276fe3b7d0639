import type { ComponentProps } from 'react';
import type { Toolbar } from '#web/design/toolbar/toolbar.tsx';
import { useApplication } from './application.ts';

type Filters = NonNullable<ComponentProps<typeof Toolbar>['filters']>;
type Listed = Pick<Filters, 'fold' | 'children'> & {
  /** The value of each filter; falsy ones are not counted. */
  chosen: readonly unknown[];
};

/** The filters of a list, behind a button with the number of active ones. */
export function useListFilters({ chosen, ...filters }: Listed): Filters {
  const t = useApplication().texts('application');
  const count = chosen.filter(Boolean).length;
  return { ...filters, label: t('filters'), set: { count, label: t('filters.count', { count }) } };
}
