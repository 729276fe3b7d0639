import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ContactsControl } from '../../form/contacts/contacts-control.tsx';
import { EntriesControl } from '../../form/entries/entries-control.tsx';
import { EntryControl } from '../../form/entries/entry-control.tsx';
import { usePageWork } from '../page-work.ts';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

const max = { contacts: 12, products: 24 };

/** The people and products of a page, which readers see below stories and media releases only. */
export function SubjectPanel() {
  const t = useEditor().texts('editorPages');
  const { view, change } = usePageWork();
  const problem = usePageProblem();
  const { type, contacts, products, injection } = view.draft;
  const isArticle = type === 'STORY' || type === 'MEDIA_RELEASE';
  return (
    <Panel title={t('settings.subject')}>
      <div className={styles.fields}>
        {isArticle || contacts.length > 0 ? (
          <ContactsControl
            id="page-contacts"
            label={t('field.contacts')}
            hint={isArticle ? t('hint.contacts') : undefined}
            error={problem('contacts')}
            required={false}
            max={max.contacts}
            value={contacts}
            onChange={(value) => change((draft) => ({ ...draft, contacts: [...value] }), 'contacts')}
          />
        ) : null}
        {isArticle || products.length > 0 ? (
          <EntriesControl
            id="page-products"
            label={t('field.products')}
            hint={isArticle ? t('hint.products') : undefined}
            error={problem('products')}
            required={false}
            max={max.products}
            value={products}
            onChange={(value) => change((draft) => ({ ...draft, products: [...value] }), 'products')}
          />
        ) : null}
        <EntryControl
          id="page-injection"
          label={t('field.injection')}
          hint={t('hint.injection')}
          error={problem('injection')}
          value={injection}
          onChange={(value) => change((draft) => ({ ...draft, injection: value }), 'injection')}
        />
      </div>
    </Panel>
  );
}
