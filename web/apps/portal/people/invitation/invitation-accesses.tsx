import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { Checkbox } from '#web/design/form/choices.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';
import { useApplicationName } from '../access/access-labels.tsx';
import styles from '../person/person.module.css';

type InvitationAccessesProps = {
  chosen: readonly ApplicationKey[];
  error: string | undefined;
  onChoose: (key: ApplicationKey, isChosen: boolean) => void;
};

/** The applications of the invited person, with their terms. */
export function InvitationAccesses({ chosen, error, onChoose }: InvitationAccessesProps) {
  const t = usePortal().texts('people');
  const nameOf = useApplicationName();
  return (
    <fieldset
      id="invite-accesses"
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? 'invite-accesses-error' : undefined}
    >
      <legend className={styles.legend}>{t('applications')}</legend>
      {applications.map((key) => (
        <div key={key} className={styles.choice}>
          <Checkbox
            id={`invite-${key}`}
            label={nameOf(key)}
            checked={chosen.includes(key)}
            onChange={({ target }) => onChoose(key, target.checked)}
          />
          {chosen.includes(key) ? (
            <div className={styles.terms}>
              <Select
                id={`invite-role-${key}`}
                name={`role-${key}`}
                label={t('field.roleIn', { application: nameOf(key) })}
                defaultValue="user"
                options={(['user', 'manager', 'administrator'] as const).map((role) => ({
                  value: role,
                  label: t(`role.${role}`),
                }))}
              />
              {key === 'wireFlow' ? (
                <Select
                  id="invite-userType"
                  name="userType"
                  label={t('field.userType')}
                  options={(['cloud', 'onprem'] as const).map((type) => ({
                    value: type,
                    label: t(`userType.${type}`),
                  }))}
                />
              ) : null}
            </div>
          ) : null}
        </div>
      ))}
      {error ? <FieldError id="invite-accesses">{error}</FieldError> : null}
    </fieldset>
  );
}
