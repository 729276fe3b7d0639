import { Dialog } from '#web/design/dialog/dialog.tsx';
import { hostPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The id of the panel that links to an expert open by script. */
export const contactPanel = 'contact-panel';

/**
 * FRM-01: the contact panel, on every page. Its content is fetched when somebody is about to open it
 * (contact-panel-page.tsx); without script its links lead to the contact page.
 */
export function ContactPanel() {
  const reader = usePageContext();
  const t = reader.texts('frame');
  return (
    <frame-contact-panel
      data-source={hostPath(reader, '/forms/contact/panel')}
      data-instead={reader.toMain('/contact')}
    >
      <Dialog id={contactPanel} title={t('expert')} closeLabel={t('close')} placement="end">
        <div data-part="content">
          <p role="status">{t('loading')}</p>
        </div>
      </Dialog>
    </frame-contact-panel>
  );
}
