import { useEditor } from '../../editor.ts';
import type { OrganisationDraft } from './organisation-work.ts';

const fieldNames = ['id', 'name', 'city', 'country', 'subRegion', 'timeZone', 'locations'] as const;

/** The labels of an organisation's fields: `Hof: Time zone`. */
export function useOrganisationLabels() {
  const { texts } = useEditor();
  const t = texts('editorCustomers');
  const own = (name: string, isOfPlace: boolean) => {
    if (isOfPlace && name === 'name') return t('field.placeName');
    const known = fieldNames.find((each) => each === name);
    return known ? t(`field.${known}`) : t('field.locations');
  };
  return {
    field({ locations }: Pick<OrganisationDraft, 'locations'>, path: string): string {
      const [list = '', id, name] = path.split('/');
      if (list !== 'locations' || id === undefined) return own(list, false);
      const place = locations.find((each) => each.id === id)?.name || id;
      return name === undefined
        ? place
        : texts('application')('labelled', { label: place, value: own(name, true) });
    },
  };
}
