import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../editor.ts';
import { type ListedText, listOwnTexts } from './own-texts.ts';
import { findTexts, type Narrowed } from './shown-texts.ts';
import { TextEntry } from './text-entry.tsx';
import styles from './texts.module.css';

type Loaded = { siteId: string; language: string; texts: readonly ListedText[] };

/** The number of texts shown at once. */
const step = 40;

export const title = ({ texts }: Editor) => texts('editorTexts')('title');

export const createLoader =
  ({ sendTo, sites, locale }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const query = new URL(request.url).searchParams;
    const site = sites.find(({ id }) => id === query.get('site')) ?? sites[0];
    const wanted = [query.get('language') ?? '', locale.language];
    const language = wanted.find((code) => site?.languages.includes(code)) ?? site?.languages[0] ?? 'en';
    const siteId = site?.id ?? '';
    return { siteId, language, texts: await listOwnTexts(sendTo, { siteId, language }) };
  };

/** Every text of the interface and of mails, with the site's overrides. */
export function Component() {
  const { texts: words, locale, sites, session } = useEditor();
  const t = words('editorTexts');
  const { siteId, language, texts } = useLoaderData<Loaded>();
  const { revalidate } = useRevalidator();
  const [, choose] = useListQuery();
  const [shown, setShown] = useState(step);
  // All texts are loaded, so filters need no query.
  const [narrowed, setNarrowed] = useState<Narrowed>({ search: '', group: '', isOwn: false });
  const narrow = (changes: Partial<Narrowed>) => {
    setShown(step);
    setNarrowed((now) => ({ ...now, ...changes }));
  };
  const open = (place: Record<string, string>) => {
    setShown(step);
    choose(place);
  };
  const typing = useTypedSearch(narrowed.search, (search) => narrow({ search }));
  const { group, isOwn } = narrowed;
  const found = findTexts(texts, narrowed);
  const site = sites.find(({ id }) => id === siteId);
  const groups = [...new Set(texts.map((text) => text.group))];
  const nameOf = (name: string) => t(`place.${name as 'frame'}`);

  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} />
      {may(session.grants, 'changeInterfaceTexts') ? null : <p>{t('chiefOnly')}</p>}
      <Toolbar label={t('tools')}>
        <ToolbarSearch label={t('search')} {...typing} />
        <ToolbarSelect
          label={words('editorRecords')('field.siteId')}
          value={siteId}
          onChange={({ target }) => open({ site: target.value })}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ToolbarSelect
          label={words('editorRecords')('language')}
          value={language}
          onChange={({ target }) => open({ language: target.value })}
          options={(site?.languages ?? []).map((code) => ({
            value: code,
            label: displayLanguage(code, locale.language),
          }))}
        />
        <ToolbarSelect
          label={t('place')}
          all={t('place.all')}
          value={group}
          onChange={({ target }) => narrow({ group: target.value })}
          options={groups.map((name) => ({ value: name, label: nameOf(name) }))}
        />
        <ToolbarSelect
          label={t('which')}
          all={t('which.all')}
          value={isOwn ? 'yes' : ''}
          onChange={({ target }) => narrow({ isOwn: target.value === 'yes' })}
          options={[{ value: 'yes', label: t('which.own') }]}
        />
      </Toolbar>
      <p className={styles.total} role="status">
        {t('total', { count: found.length })}
      </p>
      {found.length === 0 ? <EmptyState title={t(isOwn ? 'none.own' : 'none')} /> : null}
      <ul className={styles.list}>
        {found.slice(0, shown).map((text) => (
          <li key={`${siteId} ${language} ${text.message}`}>
            <TextEntry
              text={text}
              place={{ siteId, language }}
              origin={site?.origin ?? ''}
              groupName={nameOf(text.group)}
              onSaved={revalidate}
            />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          {t('more')}
        </Button>
      ) : null}
    </Wrap>
  );
}
