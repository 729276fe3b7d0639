import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { ControlGroup } from '../../form/controls/control-group.tsx';
import { SearchPicker } from '../../form/search/search-picker.tsx';
import styles from '../customers.module.css';
import type { MachineForm } from './machine-work.ts';

type ProductFieldProps = { id: string; label: string; error?: string | undefined; form: MachineForm };

/** The machine's product in the catalogue, which sets its model and brand. */
export function ProductField({ id, label, error, form }: ProductFieldProps) {
  const { sendQuery, texts, locale } = useEditor();
  const t = texts('editorCustomers');
  const [isChoosing, setChoosing] = useState(false);
  const { draft, set } = form;
  const { language } = locale;
  const pick = async (slug: string, name: string) => {
    setChoosing(false);
    set('productSlug', slug);
    set('model', name);
    try {
      const { productsBySlugs } = await sendQuery('products', 'productOfMachine', { slug, language });
      const brand = productsBySlugs[0]?.brand?.id;
      if (brand) set('brand', brand);
    } catch {
      // The brand can be chosen by hand.
    }
  };
  if (draft.productSlug && !isChoosing)
    return (
      <ControlGroup id={id} label={label} error={error}>
        <div className={styles.chosen}>
          <span className={styles.strong}>{draft.productSlug}</span>
          <Button id={id} variant="secondary" size="compact" onClick={() => setChoosing(true)}>
            {t('machine.product.other')}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => set('productSlug', '')}>
            {t('machine.product.none')}
          </Button>
        </div>
      </ControlGroup>
    );
  return (
    <SearchPicker
      id={id}
      label={label}
      hint={t('hint.product')}
      error={error}
      search={async (search) => {
        if (search.trim() === '') return [];
        const { editedProducts } = await sendQuery('products', 'productsOfMachines', { search, language });
        return editedProducts.items.map(({ slug, name }) => ({ value: slug, label: name, detail: slug }));
      }}
      onPick={({ value, label: name }) => void pick(value, name)}
    />
  );
}
