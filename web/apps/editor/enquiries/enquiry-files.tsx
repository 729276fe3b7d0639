import { Panel } from '#web/design/panel/panel.tsx';
import { formatFileSize } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './enquiries.module.css';
import { useEnquiryLabels } from './enquiry-labels.ts';
import type { Enquiry } from './enquiry-operations.ts';

/** The files of an enquiry. Their links work for anybody for some minutes, so each visit gets new ones. */
export function EnquiryFiles({ files }: Pick<Enquiry, 'files'>) {
  const { locale } = useEditor();
  const { t } = useEnquiryLabels();
  return (
    <Panel title={t('files')} text={t('files.text')}>
      <ul className={styles.files}>
        {files.map(({ id, name, size, url, previewUrl }) => (
          <li key={id} className={styles.file}>
            {previewUrl ? <img className={styles.preview} src={previewUrl} alt="" loading="lazy" /> : null}
            <a className={styles.name} href={url}>
              {name}
            </a>
            <span className="muted">{formatFileSize(size, locale)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
