import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { productLimits } from '#contracts/products/draft.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { FieldError, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import type { ProductClass } from '../catalogue-operations.ts';
import { indented } from '../class-options.ts';
import styles from './new-product.module.css';
import { isProductSlug, slugOfName } from './product-slug.ts';

type Loaded = { classes: readonly ProductClass[]; from: string | null };

export const title = ({ texts }: Editor) => texts('editorCatalogue')('new');

export const createLoader =
  ({ sendQuery, locale }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const { catalogueWords } = await sendQuery('products', 'productClasses', { language: locale.language });
    return {
      classes: catalogueWords.classifications,
      from: new URL(request.url).searchParams.get('from'),
    };
  };

/** CAT-03: a new product of a class, or a copy of another one. */
export function Component() {
  const { classes, from } = useLoaderData<Loaded>();
  const { texts, to, sendMutation, notify, locale } = useEditor();
  const t = texts('editorCatalogue');
  const navigate = useNavigate();
  const change = useChange();
  const [name, setName] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [classification, setClassification] = useState('');
  const [isSent, setSent] = useState(false);
  const slug = typedSlug ?? slugOfName(name);
  const problems = {
    name: name.trim() ? undefined : t('new.name.missing'),
    slug: isProductSlug(slug) ? undefined : t('new.slug.malformed'),
    classification: from || classification ? undefined : t('new.class.missing'),
  };
  const taken = change.error?.code === 'BAD_USER_INPUT' ? t('new.slug.taken') : undefined;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.values(problems).some(Boolean)) return;
    const done = await change.run(() =>
      sendMutation('products', 'addProduct', {
        ...{ slug, classification, from, language: locale.language },
        name: name.trim(),
      }),
    );
    if (!done) return;
    notify('success', t('new.done'));
    await navigate(`/catalogue/${slug}`);
  };
  return (
    <Wrap>
      <PageHead
        title={t(from ? 'copy.title' : 'new')}
        lead={t(from ? 'copy.text' : 'new.text')}
        back={{ href: to(from ? `/catalogue/${from}` : '/catalogue'), label: t('title') }}
      />
      <form className={styles.form} onSubmit={add} noValidate>
        <FieldStack>
          <TextInput
            id="new-name"
            label={t('new.name')}
            error={isSent ? problems.name : undefined}
            maxLength={productLimits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {from ? null : (
            <Select
              id="new-class"
              label={t('class')}
              error={isSent ? problems.classification : undefined}
              value={classification}
              placeholder={t('class.choose')}
              options={indented(classes)}
              onChange={({ target }) => setClassification(target.value)}
            />
          )}
          <TextInput
            id="new-slug"
            label={t('new.slug')}
            hint={t('new.slug.hint')}
            error={isSent ? (problems.slug ?? taken) : undefined}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={120}
            value={slug}
            onChange={({ target }) => {
              setTypedSlug(target.value);
              change.forget();
            }}
          />
        </FieldStack>
        {change.error && !taken ? (
          <FieldError id="new-failed">{texts('editor')('tryLater')}</FieldError>
        ) : null}
        <ButtonRow>
          <Button type="submit" busy={change.isBusy}>
            {t(from ? 'copy' : 'new.add')}
          </Button>
        </ButtonRow>
      </form>
    </Wrap>
  );
}
