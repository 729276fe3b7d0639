import { ButtonLink, IconButton } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { SaveStatus } from '../../document/save-status.tsx';
import { useEditor } from '../../editor.ts';
import { pickText } from '../../lists/pick-text.ts';
import styles from '../../pages/editor-head.module.css';
import { useRights } from '../../rights/use-rights.ts';
import { ProductState } from '../list/product-state.tsx';
import { siteLanguages } from '../site-languages.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductPlans } from './product-plans.tsx';
import { useProductWork } from './product-work.ts';

/** The sticky head of the product editor, so that the save status and undo are always visible. */
export function ProductHead() {
  const { texts, to, locale, sites } = useEditor();
  const t = texts('editorCatalogue');
  const pages = texts('editorPages');
  const { product, store, view, language, chooseLanguage } = useProductWork();
  const isComplete = (code: string) =>
    [view.draft.names, view.draft.short, view.draft.long].every((words) => words[code]);
  const label = (code: string) => {
    const name = displayLanguage(code, locale.language);
    return isComplete(code) ? name : t('language.incomplete', { language: name });
  };
  const mayChange = useRights().may('manageProducts');
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link className={styles.back} href={to('/catalogue')}>
          <Icon name="chevron-left" />
          {t('title')}
        </Link>
        <h1 className={styles.title}>{pickText(view.draft.names, locale.language) || product.slug}</h1>
        <ProductState state={product.state} />
        {product.publishedAt && product.route ? (
          <ButtonLink
            href={`${sites[0]?.origin ?? ''}/${locale.urlCode}/${product.type}s/${product.route}`}
            target="_blank"
            rel="noopener"
            variant="quiet"
            size="compact"
            icon="external"
          >
            {pages('public')}
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.line}>
        <ToolbarSelect
          label={pages('language')}
          value={language}
          onChange={({ target }) => chooseLanguage(target.value)}
          options={siteLanguages(sites).map((code) => ({ value: code, label: label(code) }))}
        />
        <div className={styles.steps}>
          <IconButton name="undo" label={pages('undo')} aria-disabled={!view.canUndo} onClick={store.undo} />
          <IconButton name="redo" label={pages('redo')} aria-disabled={!view.canRedo} onClick={store.redo} />
        </div>
        <SaveStatus state={view.state} last={product} onRetry={() => void store.flush()} />
        {mayChange ? <ProductActions /> : null}
      </div>
      <ProductPlans />
      {product.isBehind ? <p role="status">{t('behind')}</p> : null}
    </header>
  );
}
