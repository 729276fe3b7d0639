import { FormContext } from '../../form/form-context.ts';
import { useBlockForm } from '../blocks/use-block-form.ts';
import { AddressPanel } from './address-panel.tsx';
import { AudiencePanel } from './audience-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import styles from './page-settings.module.css';
import { ReleasePanel } from './release-panel.tsx';
import { TitlePanel } from './title-panel.tsx';

/** Everything about a page that is not in its blocks. */
export function PageSettings() {
  const form = useBlockForm();
  return (
    <FormContext value={form}>
      <div className={styles.settings}>
        <TitlePanel />
        <AddressPanel />
        <LookPanel />
        <AudiencePanel />
        <ReleasePanel />
      </div>
    </FormContext>
  );
}
