import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';

const accessRoles = ['user', 'manager', 'administrator'] as const;
const userTypes = ['cloud', 'onprem'] as const;
export type Terms = { role: (typeof accessRoles)[number]; userType: (typeof userTypes)[number] };

type RoleFieldsProps = { id: string; application: ApplicationKey; terms?: Partial<Terms> };

/** The terms of an access; only wire flow has a type of user. */
export function RoleFields({ id, application, terms = {} }: RoleFieldsProps) {
  const t = usePortal().texts('people');
  return (
    <>
      <Select
        id={`${id}-role`}
        name="role"
        label={t('field.role')}
        defaultValue={terms.role ?? 'user'}
        options={accessRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      {application === 'wireFlow' ? (
        <Select
          id={`${id}-type`}
          name="userType"
          label={t('field.userType')}
          defaultValue={terms.userType ?? 'cloud'}
          options={userTypes.map((type) => ({ value: type, label: t(`userType.${type}`) }))}
        />
      ) : null}
    </>
  );
}

/** The terms in a form with `RoleFields`. */
export function findTerms(fields: FormData): Terms {
  return {
    role: accessRoles.find((role) => role === fields.get('role')) ?? 'user',
    userType: fields.get('userType') === 'onprem' ? 'onprem' : 'cloud',
  };
}
