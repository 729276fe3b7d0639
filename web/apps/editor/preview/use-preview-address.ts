import { useEffect, useState } from 'react';
import { useEditor } from '../editor.ts';
import { makePreview } from '../links/make-link.ts';
import { usePageWork } from '../pages/page-work.ts';
import { getLocale, type PreviewView, previewHref } from './preview-view.ts';

/** A token is renewed this long before it expires. */
const aheadMs = 5 * 60 * 1000;

type Token = { locale: string; token: string };

/** The address of the preview; undefined until its token has loaded. */
export function usePreviewAddress(view: PreviewView) {
  const { sendTo, sites } = useEditor();
  const { page } = usePageWork();
  const [token, setToken] = useState<Token>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const locale = getLocale(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again with every round
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    makePreview(sendTo, { pageId: page.id, locale, days: 0 }).then(
      (made) => {
        if (!isCurrent) return;
        setFailed(false);
        setToken({ locale, token: made.token });
        const left = Date.parse(made.expiresAt) - Date.now() - aheadMs;
        timer = setTimeout(() => setRound((current) => current + 1), Math.max(left, 60_000));
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sendTo, page.id, locale, round]);

  const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
  return {
    address: token?.locale === locale ? previewHref(origin, page.url, view, token.token) : undefined,
    isFailed,
    retry: () => setRound(round + 1),
  };
}
