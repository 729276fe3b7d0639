import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ChoiceControl } from '../../form/controls/choice-control.tsx';
import { FlagControl } from '../../form/controls/flag-control.tsx';
import { MediaControl } from '../../media/picker/media-control.tsx';
import { usePageWork } from '../page-work.ts';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

/** The picture of a page for lists and sharing, and its theme. */
export function LookPanel() {
  const { texts, themes } = useEditor();
  const t = texts('editorPages');
  const { view, change } = usePageWork();
  const problem = usePageProblem();
  const { image, theme, tableOfContents } = view.draft;
  return (
    <Panel title={t('settings.look')}>
      <div className={styles.fields}>
        <MediaControl
          id="page-image"
          label={t('field.image')}
          hint={t('hint.image')}
          error={problem('image')}
          required={false}
          kind="IMAGE"
          value={image}
          onChange={(value) => change((draft) => ({ ...draft, image: value }), 'image')}
        />
        <ChoiceControl
          id="page-theme"
          label={t('field.theme')}
          error={problem('theme')}
          value={theme}
          options={themes.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(value) => change((draft) => ({ ...draft, theme: value }), 'theme')}
        />
        <FlagControl
          id="page-tableOfContents"
          label={t('field.tableOfContents')}
          hint={t('hint.tableOfContents')}
          value={tableOfContents}
          onChange={(value) => change((draft) => ({ ...draft, tableOfContents: value }), 'tableOfContents')}
        />
      </div>
    </Panel>
  );
}
