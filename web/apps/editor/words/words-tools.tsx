import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { useRights } from '../rights/use-rights.ts';
import { wordKinds } from './words-choice.ts';

/** The words, scope and options of the search; all of them are part of the address. */
export function WordsTools() {
  const { texts, sites, locale } = useEditor();
  const t = texts('editorWords');
  const labels = texts('editorPages');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const mayReplace = useRights().may('editPages');
  const isReplacing = query.get('replace') === 'yes';
  const languages = [...new Set(sites.flatMap((site) => site.languages))];
  return (
    <Toolbar
      label={t('tools')}
      actions={
        mayReplace ? (
          <Button
            variant="secondary"
            size="compact"
            aria-expanded={isReplacing}
            onClick={() => choose({ replace: isReplacing ? '' : 'yes' })}
          >
            {t(isReplacing ? 'back' : 'replace')}
          </Button>
        ) : null
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
      {sites.length > 1 ? (
        <ToolbarSelect
          label={labels('filter.site')}
          all={t('site.all')}
          value={query.get('site') ?? ''}
          onChange={({ target }) => choose({ site: target.value })}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <ToolbarSelect
        label={t('kind')}
        all={t('kind.all')}
        value={query.get('type') ?? ''}
        onChange={({ target }) => choose({ type: target.value })}
        options={wordKinds.map((kind) => ({ value: kind, label: labels(`list.${kind}`) }))}
      />
      <ToolbarSelect
        label={labels('filter.language')}
        all={labels('filter.language.all')}
        value={query.get('language') ?? ''}
        onChange={({ target }) => choose({ language: target.value })}
        options={languages.map((code) => ({ value: code, label: displayLanguage(code, locale.language) }))}
      />
      <Checkbox
        id="exact"
        label={t('exact')}
        checked={query.get('exact') === 'yes'}
        onChange={({ target }) => choose({ exact: target.checked ? 'yes' : '' })}
      />
      <Checkbox
        id="whole"
        label={t('wholeWords')}
        checked={query.get('whole') === 'yes'}
        onChange={({ target }) => choose({ whole: target.checked ? 'yes' : '' })}
      />
    </Toolbar>
  );
}
