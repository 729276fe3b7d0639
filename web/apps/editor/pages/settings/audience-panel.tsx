import { roles } from '#contracts/identity/roles.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ChoiceControl } from '../../form/controls/choice-control.tsx';
import { usePageWork } from '../page-work.ts';
import { CountriesControl } from './countries-control.tsx';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

const protections = ['none', 'password', 'role'] as const;

/** Who sees a page: in which countries, and with a password or role. */
export function AudiencePanel() {
  const t = useEditor().texts('editorPages');
  const { view, change } = usePageWork();
  const problem = usePageProblem();
  const { countries, protection, requiredRole } = view.draft;
  return (
    <Panel title={t('settings.audience')}>
      <div className={styles.fields}>
        <CountriesControl
          id="page-countries"
          label={t('field.countries')}
          hint={t('hint.countries')}
          error={problem('countries')}
          value={countries}
          onChange={(value) => change((draft) => ({ ...draft, countries: [...value] }), 'countries')}
        />
        <div className={styles.pair}>
          <ChoiceControl
            id="page-protection"
            label={t('field.protection')}
            error={problem('protection')}
            value={protection}
            options={protections.map((value) => ({ value, label: t(`protection.${value}`) }))}
            onChange={(value) =>
              change(
                (draft) => ({ ...draft, protection: protections.find((one) => one === value) ?? 'none' }),
                'protection',
              )
            }
          />
          {protection === 'role' ? (
            <ChoiceControl
              id="page-requiredRole"
              label={t('field.requiredRole')}
              error={problem('requiredRole')}
              none={t('role.choose')}
              value={requiredRole ?? ''}
              options={Object.entries(roles).map(([name, value]) => ({ value, label: name }))}
              onChange={(value) =>
                change((draft) => ({ ...draft, requiredRole: value || null }), 'requiredRole')
              }
            />
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
