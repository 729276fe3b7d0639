import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { ReadOnly } from '../../rights/read-only.tsx';
import { useRights } from '../../rights/use-rights.ts';
import { getSlug, isPagePath, pathBelow } from '../page-path.ts';
import { findProblems } from '../page-work.ts';
import { usePathTaken } from '../use-path-taken.ts';
import { newPageDraft, type Shape } from './new-page-draft.ts';
import { ShapeChoice } from './shape-choice.tsx';

export const title = (editor: Editor) => editor.texts('editorPages')('new');

const types = ['CONTENT', 'STORY', 'MEDIA_RELEASE'] as const;
const parents = { CONTENT: '/', STORY: '/stories', MEDIA_RELEASE: '/media-releases' } as const;
const lists = { CONTENT: '/pages', STORY: '/stories', MEDIA_RELEASE: '/releases' } as const;

/** EDI-05: the form for a new page, with the essentials only; the rest is edited later. */
export function Component() {
  const { texts, to, sites: all, locale, sendMutation, notify } = useEditor();
  const { mayWhole } = useRights();
  const sites = all.filter(({ id }) => mayWhole('editPages', id));
  const t = texts('editorPages');
  const getProblemLabel = useProblemLabel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = parseChoice(types, query.get('type')) ?? 'CONTENT';
  const change = useChange();
  const [siteId, setSiteId] = useState(
    sites.find(({ id }) => id === query.get('site'))?.id ?? sites[0]?.id ?? '',
  );
  const site = sites.find(({ id }) => id === siteId);
  const languages = site?.languages ?? [];
  const [chosenLanguage, setLanguage] = useState<string>(locale.language);
  const language = languages.includes(chosenLanguage) ? chosenLanguage : (languages[0] ?? 'en');
  const [name, setName] = useState('');
  const [typedPath, setPath] = useState<string>();
  const [shape, setShape] = useState<Shape>(type === 'CONTENT' ? 'article' : 'story');
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [isTried, setTried] = useState(false);
  const path = typedPath ?? pathBelow(parents[type], getSlug(name));
  const isTaken = usePathTaken(siteId, path);

  const nameProblem = isTried && name.trim() === '' ? t('title.missing') : undefined;
  const known = problems.find(({ field }) => field === 'path');
  const pathProblem = () => {
    if (known) return getProblemLabel(known);
    if (isTaken && (name || typedPath)) return t('path.taken');
    return isTried && !isPagePath(path) ? t('path.malformed') : undefined;
  };
  const create = async () => {
    setTried(true);
    const wrong = name.trim() === '' ? 'new-title' : !isPagePath(path) || isTaken ? 'new-path' : undefined;
    // On a phone the field is far above the button.
    if (wrong) return document.getElementById(wrong)?.focus();
    let id = '';
    await change.run(async () => {
      const theme = site?.theme ?? 'Default';
      const draft = newPageDraft({
        siteId,
        path,
        title: name.trim(),
        sourceLanguage: language,
        theme,
        type,
        shape,
      });
      const { createPage } = await sendMutation('content', 'createPage', { draft });
      if (createPage.done) id = createPage.id;
      else setProblems(findProblems(createPage.problems));
    });
    if (!id) return;
    notify('success', t('new.done'));
    await navigate(`/pages/${id}`);
  };
  const other = problems.find(({ field }) => field !== 'path');
  return (
    <>
      <PageHead
        back={{ href: to(lists[type]), label: t(`list.${type}`) }}
        title={t(`new.${type}`)}
        lead={t('new.lead')}
      />
      {site ? (
        <Panel title={t('new.what')}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void create();
            }}
          >
            <FieldStack>
              <TextInput
                id="new-title"
                label={t('field.title')}
                error={nameProblem}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <FieldRow>
                <Select
                  id="new-site"
                  label={t('filter.site')}
                  value={siteId}
                  onChange={({ target }) => setSiteId(target.value)}
                  options={sites.map(({ id, name: called }) => ({ value: id, label: called }))}
                />
                <Select
                  id="new-language"
                  label={t('field.sourceLanguage')}
                  hint={t('hint.sourceLanguage')}
                  value={language}
                  onChange={({ target }) => setLanguage(target.value)}
                  options={languages.map((code) => ({
                    value: code,
                    label: displayLanguage(code, locale.language),
                  }))}
                />
              </FieldRow>
              <TextInput
                id="new-path"
                label={t('field.path')}
                hint={t('path.hint')}
                error={pathProblem()}
                value={path}
                onChange={({ target }) => {
                  setProblems([]);
                  setPath(target.value);
                }}
              />
              <ShapeChoice value={shape} onChange={setShape} />
              {change.error || other ? (
                <p role="alert">{other ? getProblemLabel(other) : texts('editor')('tryLater')}</p>
              ) : null}
              <ButtonRow>
                <Button type="submit" busy={change.isBusy}>
                  {t('new.create')}
                </Button>
                <ButtonLink href={to(lists[type])} variant="secondary">
                  {texts('editor')('cancel')}
                </ButtonLink>
              </ButtonRow>
            </FieldStack>
          </form>
        </Panel>
      ) : (
        <ReadOnly />
      )}
    </>
  );
}
