import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { FlagControl } from '../../form/controls/flag-control.tsx';
import { TextControl } from '../../form/controls/text-control.tsx';
import { usePageWork } from '../page-work.ts';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

/** The fields that only stories and media releases have. */
export function ReleasePanel() {
  const t = useEditor().texts('editorPages');
  const { view, change } = usePageWork();
  const problem = usePageProblem();
  const { type, category, adhoc } = view.draft;
  if (type !== 'STORY' && type !== 'MEDIA_RELEASE') return null;
  return (
    <Panel title={t(type === 'STORY' ? 'settings.story' : 'settings.release')}>
      <div className={styles.fields}>
        <TextControl
          id="page-category"
          label={t('field.category')}
          hint={t('hint.category')}
          error={problem('category')}
          required={false}
          maxLength={60}
          value={category ?? ''}
          onChange={(value) => change((draft) => ({ ...draft, category: value || null }), 'category')}
        />
        {type === 'MEDIA_RELEASE' ? (
          <FlagControl
            id="page-adhoc"
            label={t('field.adhoc')}
            hint={t('hint.adhoc')}
            value={adhoc}
            onChange={(value) => change((draft) => ({ ...draft, adhoc: value }), 'adhoc')}
          />
        ) : null}
      </div>
    </Panel>
  );
}
