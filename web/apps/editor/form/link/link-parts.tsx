import type { StoredLink } from '#contracts/content/draft.ts';
import { Button } from '#web/design/button/button.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { searchEntries } from '../entries/search-entries.ts';
import { PagePicker } from '../pages/page-picker.tsx';
import { SearchPicker } from '../search/search-picker.tsx';
import { LinkTarget } from './link-target.tsx';
import { actions } from './use-target-name.ts';

type LinkPartsProps = {
  link: StoredLink;
  siteId: string | undefined;
  /** `name`: the name of the chosen target. */
  onChange: (link: StoredLink, name?: string) => void;
};

/** The fields for a link of this kind. */
export function LinkParts({ link, siteId, onChange }: LinkPartsProps) {
  const { locale, texts } = useEditor();
  const t = texts('editorFields');
  switch (link.kind) {
    case 'PAGE':
      return (
        <>
          {link.page ? (
            <ChosenTarget link={link} onDrop={() => onChange({ ...link, page: '' })} />
          ) : (
            <PagePicker
              id="link-page"
              label={t('link.page')}
              siteId={siteId}
              onPick={({ value, label }) => onChange({ ...link, page: value }, label)}
            />
          )}
          <TextInput
            id="link-parameters"
            label={t('link.parameters')}
            hint={t('link.parameters.hint')}
            optional={t('optional')}
            value={link.pageParameters ?? ''}
            onChange={(event) => onChange({ ...link, pageParameters: event.target.value })}
          />
        </>
      );
    case 'PRODUCT':
    case 'SERVICE': {
      const type = link.kind === 'PRODUCT' ? 'product' : 'service';
      if (link.slug) return <ChosenTarget link={link} onDrop={() => onChange({ ...link, slug: '' })} />;
      return (
        <SearchPicker
          key={type}
          id="link-entry"
          label={t(`link.search.${type}`)}
          search={(query) => searchEntries(type, locale, query)}
          onPick={({ value, label }) => onChange({ ...link, slug: value }, label)}
        />
      );
    }
    case 'EXTERNAL':
      return (
        <TextInput
          id="link-address"
          label={t('link.address')}
          hint={t('link.address.hint')}
          inputMode="url"
          value={link.href ?? ''}
          onChange={(event) => onChange({ ...link, href: event.target.value.trim() })}
        />
      );
    case 'PATH':
      return (
        <TextInput
          id="link-path"
          label={t('link.path')}
          hint={t('link.path.hint')}
          value={link.path ?? ''}
          onChange={(event) => onChange({ ...link, path: event.target.value.trim() })}
        />
      );
    case 'ACTION':
      return (
        <Select
          id="link-action"
          label={t('link.action')}
          placeholder={t('choose')}
          value={link.action ?? ''}
          options={actions.map((action) => ({ value: action, label: t(`link.action.${action}`) }))}
          onChange={(event) => onChange({ ...link, action: event.target.value })}
        />
      );
  }
}

function ChosenTarget({ link, onDrop }: { link: StoredLink; onDrop: () => void }) {
  const t = useEditor().texts('editorFields');
  return (
    <div>
      <LinkTarget link={link} />
      <Button variant="secondary" size="compact" onClick={onDrop}>
        {t('link.other')}
      </Button>
    </div>
  );
}
