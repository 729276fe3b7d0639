import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayCountry, displayLanguage } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import type { SeenPerson } from '../people-data.ts';

/** The profile, which only the person can change. */
export function ProfilePanel({ person }: { person: SeenPerson }) {
  const { texts, locale } = usePortal();
  const t = texts('people');
  const clock = useClock();
  const date = (moment: string | null) => moment && clock.format(moment, 'short');
  return (
    <Panel title={t('profile')}>
      <DataList
        items={[
          { term: t('field.email'), value: <a href={`mailto:${encodeURI(person.email)}`}>{person.email}</a> },
          { term: t('field.company'), value: person.company },
          { term: t('field.telephone'), value: person.telephone },
          { term: t('field.address'), value: person.address },
          { term: t('field.city'), value: [person.postalCode, person.city].filter(Boolean).join(' ') },
          {
            term: t('field.country'),
            value: person.country && displayCountry(person.country, locale.language),
          },
          { term: t('field.language'), value: displayLanguage(person.language, locale.language) },
          { term: t('field.createdAt'), value: date(person.createdAt) },
          { term: t('column.lastSignIn'), value: date(person.lastSignInAt) ?? t('never') },
        ]}
      />
    </Panel>
  );
}
