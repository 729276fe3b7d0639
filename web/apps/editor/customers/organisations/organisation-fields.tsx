import { countryChoices } from '#web/apps/frame/places/country-choices.ts';
import { FieldRow } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { useProblemText } from '../form/form-problems.tsx';
import type { OrganisationForm } from './organisation-work.ts';
import { PlaceFields } from './place-fields.tsx';

type OrganisationFieldsProps = { form: OrganisationForm; isNew: boolean; regions: readonly string[] };

/** The fields of an organisation, and its locations. */
export function OrganisationFields({ form, isNew, regions }: OrganisationFieldsProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorCustomers');
  const problemText = useProblemText();
  const { draft, problems, set } = form;
  const bind = (name: 'id' | 'name' | 'city' | 'country' | 'subRegion') => {
    const problem = problems.find(({ field }) => field === name);
    return {
      id: name,
      label: t(`field.${name}`),
      value: draft[name],
      autoComplete: 'off',
      'aria-required': true,
      error: problem && problemText(problem),
    };
  };
  return (
    <div className={styles.form}>
      {isNew ? (
        <FieldRow>
          <TextInput
            {...bind('id')}
            hint={t('hint.id')}
            maxLength={20}
            spellCheck={false}
            onChange={({ target }) => set('id', target.value)}
          />
          <Select
            id="kind"
            label={t('field.kind')}
            hint={t('hint.kind')}
            value={draft.kind}
            options={[
              { value: 'customer', label: t('kind.customer') },
              { value: 'internal', label: t('kind.internal') },
            ]}
            onChange={({ target }) => set('kind', target.value === 'internal' ? 'internal' : 'customer')}
          />
        </FieldRow>
      ) : null}
      <TextInput {...bind('name')} maxLength={200} onChange={({ target }) => set('name', target.value)} />
      <FieldRow>
        <TextInput {...bind('city')} maxLength={200} onChange={({ target }) => set('city', target.value)} />
        <Select
          {...bind('country')}
          placeholder={t('choose')}
          options={countryChoices(locale.language)}
          onChange={({ target }) => set('country', target.value)}
        />
      </FieldRow>
      <TextInput
        {...bind('subRegion')}
        hint={t('hint.subRegion')}
        maxLength={200}
        list="sub-regions"
        onChange={({ target }) => set('subRegion', target.value)}
      />
      <datalist id="sub-regions">
        {regions.map((region) => (
          <option key={region} value={region} />
        ))}
      </datalist>
      <PlaceFields form={form} />
    </div>
  );
}
