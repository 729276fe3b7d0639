import { useRef } from 'react';
import { useEditor } from '../../editor.ts';
import { SearchPicker } from '../../form/search/search-picker.tsx';
import type { CustomerPlace } from './machine-operations.ts';

type PlacePickerProps = { id: string; error?: string | undefined; onPick: (place: CustomerPlace) => void };

/** Finds a location by its name or its organisation's. */
export function PlacePicker({ id, error, onPick }: PlacePickerProps) {
  const { sendQuery, texts } = useEditor();
  const t = texts('editorCustomers');
  const found = useRef<readonly CustomerPlace[]>([]);
  return (
    <SearchPicker
      id={id}
      label={t('machine.place')}
      hint={t('hint.place')}
      error={error}
      search={async (search) => {
        const { customerPlaces } = await sendQuery('support', 'customerPlaces', { search });
        found.current = customerPlaces;
        return customerPlaces.map((place) => ({
          value: place.id,
          label: place.organisationName,
          detail: place.name,
        }));
      }}
      onPick={({ value }) => {
        const place = found.current.find((each) => each.id === value);
        if (place) onPick(place);
      }}
    />
  );
}
