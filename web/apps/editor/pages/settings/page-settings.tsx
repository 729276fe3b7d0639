import { FormContext } from '../../form/form-context.ts';
import { useBlockForm } from '../blocks/use-block-form.ts';
import { usePageWork } from '../page-work.ts';
import { ProtectionPanel } from '../protection/protection-panel.tsx';
import { AddressPanel } from './address-panel.tsx';
import { AudiencePanel } from './audience-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import styles from './page-settings.module.css';
import { ReleasePanel } from './release-panel.tsx';
import { SubjectPanel } from './subject-panel.tsx';
import { TitlePanel } from './title-panel.tsx';

/** Everything about a page that is not in its blocks. */
export function PageSettings() {
  const form = useBlockForm();
  const { view } = usePageWork();
  return (
    <FormContext value={form}>
      <div className={styles.settings}>
        <TitlePanel />
        <AddressPanel />
        <LookPanel />
        <SubjectPanel />
        <AudiencePanel />
        {view.draft.protection === 'password' ? <ProtectionPanel /> : null}
        <ReleasePanel />
      </div>
    </FormContext>
  );
}
