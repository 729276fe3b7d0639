import type { ReactNode } from 'react';
import { isLanguage } from '#contracts/languages.ts';
import { Wrap } from '#web/design/section/section.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { contentLang } from '#web/i18n/locales.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './borrowed-block.module.css';

type BorrowedBlockProps = { language: string; isFull: boolean; children: ReactNode };

/**
 * A block whose translation is not published yet, with a notice in the reader's language of the language it
 * is in.
 */
export function BorrowedBlock({ language, isFull, children }: BorrowedBlockProps) {
  const reader = usePageContext();
  const own = reader.locale.language;
  const note = (
    <p className={styles.note}>
      {reader.texts('page')('notYetIn', {
        language: displayLanguage(own, own),
        shown: displayLanguage(language, own),
      })}
    </p>
  );
  return (
    <>
      {isFull ? <Wrap>{note}</Wrap> : note}
      <div lang={isLanguage(language) ? contentLang(language) : language}>{children}</div>
    </>
  );
}
