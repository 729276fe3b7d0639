import { useMemo } from 'react';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { applyEdit, findTextsBelow } from '../../form/edits.ts';
import type { Form } from '../../form/form-context.ts';
import { findBlockProblems } from '../../form/problems.ts';
import { getContent } from '../draft/draft-content.ts';
import { usePageWork } from '../page-work.ts';
import { withPastedPicture, withPastedTables } from './pasted-blocks.ts';

/**
 * The form around the blocks of a page. Problems by declaration are computed from the current draft; the
 * others come from the server, which checked it a moment ago.
 */
export function useBlockForm(): Form {
  const { view, language, changeContent } = usePageWork();
  const { draft, problems } = view;
  // Blocks are what all languages share.
  const mayAddBlocks = !useReadOnly();
  return useMemo(() => {
    const blockTexts = draft.texts[language]?.blocks ?? {};
    const own = draft.blocks.flatMap((block) => findBlockProblems(block, blockTexts, language));
    const isOwn = new Set(
      own.map(({ code }) => code).concat(['missing', 'tooLong', 'tooFew', 'tooMany', 'notOneLine']),
    );
    const { sourceLanguage } = draft;
    return {
      siteId: draft.siteId,
      language,
      sourceLanguage,
      texts: blockTexts,
      sourceTexts: language === sourceLanguage ? undefined : (draft.texts[sourceLanguage]?.blocks ?? {}),
      problems: [...own, ...problems.filter(({ code }) => !isOwn.has(code))],
      edit: (edit) =>
        changeContent((content) => applyEdit(content, edit), `${edit.kind} ${edit.at} ${language}`),
      addTables:
        mayAddBlocks && language === sourceLanguage
          ? (at, tables) => {
              const [block = ''] = at.split('/');
              changeContent(
                (content) => withPastedTables(content, block, language, tables),
                `tables ${at} ${crypto.randomUUID()}`,
              );
            }
          : undefined,
      addPicture: mayAddBlocks
        ? (at, file) => {
            const [block = ''] = at.split('/');
            changeContent((content) => withPastedPicture(content, block, file), `picture ${at} ${file}`);
          }
        : undefined,
      getItemTexts: (at) => findTextsBelow(getContent(draft).texts, at),
    };
  }, [draft, problems, language, changeContent, mayAddBlocks]);
}
