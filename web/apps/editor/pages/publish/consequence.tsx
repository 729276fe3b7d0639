import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';
import { getStaying, type Outlook, type PublishChoice } from './publish-choice.ts';

/** Describes what the button will do. */
export function Consequence({ choice, outlook }: { choice: PublishChoice; outlook: Outlook }) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const { draft } = usePageWork().view;
  const { languages, moment, takeOff, fallbacks } = choice;
  if (languages.length === 0) return null;
  const name = (code: string) => displayLanguage(code, locale.language);
  const names = (codes: readonly string[]) => listFormat(codes.map(name), locale);
  const staying = getStaying(outlook, choice);
  const lent = staying
    .filter((entry) => fallbacks.includes(entry.language) && entry.lendable + entry.borrowed > 0)
    .map(({ language }) => language);
  const owed = languages.includes(draft.sourceLanguage)
    ? staying.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0)
    : 0;
  const going = names(languages);
  const sayTyped = (typed: string) => clock.full(clock.read(typed)?.toISOString() ?? '');
  return (
    <p className={styles.consequence} role="status">
      <strong>
        {moment
          ? t('publish.out.at', { moment: sayTyped(moment), names: going })
          : t('publish.out.now', { names: going })}
      </strong>{' '}
      {[
        staying.length > 0 && t('publish.out.stay', { count: staying.length }),
        lent.length > 0 &&
          t('publish.out.lent', { language: name(draft.sourceLanguage), names: names(lent) }),
        owed > 0 && t('publish.out.owed', { count: owed }),
        takeOff && t('publish.out.off', { moment: sayTyped(takeOff) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
