import type { StoredLink } from '#contracts/content/draft.ts';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useEditor } from '../../editor.ts';
import { ChosenLabels } from '../chosen/chosen-labels.tsx';
import { useTargetName } from './use-target-name.ts';

const icons: Readonly<Record<StoredLink['kind'], IconName>> = {
  PAGE: 'file',
  PATH: 'link',
  EXTERNAL: 'external',
  PRODUCT: 'settings',
  SERVICE: 'users',
  ACTION: 'menu',
};

/** A chosen target by its name. */
export function LinkTarget({ link }: { link: StoredLink }) {
  const t = useEditor().texts('editorFields');
  const target = useTargetName(link);
  const facts = [t(`link.kind.${link.kind}`), target?.detail, link.openInNewTab ? t('link.newTab') : ''];
  return (
    <ChosenLabels
      icon={icons[link.kind]}
      chosen={target && { ...target, detail: facts.filter(Boolean).join(' · ') }}
    />
  );
}
