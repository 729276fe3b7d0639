import { maxLocations } from '#contracts/identity/organisation-fields.ts';
import { countryChoices } from '#web/apps/frame/places/country-choices.ts';
import { Button } from '#web/design/button/button.tsx';
import { FieldError, FieldRow } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { useProblemText } from '../form/form-problems.tsx';
import { timeZoneChoices } from '../form/time-zones.ts';
import { newPlace, type OrganisationForm, type PlaceDraft } from './organisation-work.ts';

/** The locations of the organisation's machines. */
export function PlaceFields({ form }: { form: OrganisationForm }) {
  const t = useEditor().texts('editorCustomers');
  const problemText = useProblemText();
  const { draft, problems, set } = form;
  const problem = problems.find(({ field }) => field === 'locations');
  return (
    <section id="locations" tabIndex={-1} className={styles.places} aria-labelledby="locations-title">
      <div className={styles.placesHead}>
        <h3 id="locations-title" className={styles.placesTitle}>
          {t('field.locations')}
        </h3>
        {draft.locations.length < maxLocations ? (
          <Button
            variant="quiet"
            size="compact"
            icon="plus"
            onClick={() => set('locations', [...draft.locations, newPlace(draft)])}
          >
            {t('place.add')}
          </Button>
        ) : null}
      </div>
      <p className={styles.about}>{t('places.text')}</p>
      {problem ? <FieldError id="locations">{problemText(problem)}</FieldError> : null}
      {draft.locations.map((place) => (
        <OnePlace
          key={place.id}
          place={place}
          form={form}
          onChange={(next) =>
            set(
              'locations',
              draft.locations.map((each) => (each.id === place.id ? next : each)),
            )
          }
          onRemove={() =>
            set(
              'locations',
              draft.locations.filter((each) => each.id !== place.id),
            )
          }
        />
      ))}
    </section>
  );
}

type OnePlaceProps = {
  place: PlaceDraft;
  form: OrganisationForm;
  onChange: (place: PlaceDraft) => void;
  onRemove: () => void;
};

function OnePlace({ place, form, onChange, onRemove }: OnePlaceProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorCustomers');
  const problemText = useProblemText();
  const name = place.name || t('place.unnamed');
  const bind = (field: 'name' | 'city' | 'country' | 'timeZone') => {
    const id = `locations/${place.id}/${field}`;
    const problem = form.problems.find((each) => each.field === id);
    return {
      id,
      label: t(field === 'name' ? 'field.placeName' : `field.${field}`),
      value: place[field],
      autoComplete: 'off',
      'aria-required': true,
      error: problem && problemText(problem),
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...place, [field]: target.value }),
    };
  };
  return (
    <fieldset className={styles.place}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.placeHead}>
        <span className={styles.placeName} aria-hidden="true">
          {name}
        </span>
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          aria-label={t('place.remove', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
      <FieldRow>
        <TextInput {...bind('name')} maxLength={200} />
        <TextInput {...bind('city')} maxLength={200} />
      </FieldRow>
      <FieldRow>
        <Select {...bind('country')} placeholder={t('choose')} options={countryChoices(locale.language)} />
        <Select {...bind('timeZone')} placeholder={t('choose')} options={timeZoneChoices(place.timeZone)} />
      </FieldRow>
    </fieldset>
  );
}
