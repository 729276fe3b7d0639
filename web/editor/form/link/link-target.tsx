import type { StoredLink } from '#contracts/content/draft.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-paths.ts';
import { useEditor } from '../../editor.ts';
import styles from './link.module.css';
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
  return (
    <span className={styles.target} data-gone={target?.isGone || undefined}>
      <Icon name={icons[link.kind]} />
      <span className={styles.words}>
        <span className={styles.name}>{target?.name ?? '…'}</span>
        <span className={styles.detail}>
          {[t(`link.kind.${link.kind}`), target?.detail, link.openInNewTab ? t('link.newTab') : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}
