import { getCode, getData, sendOperation } from '#web/apps/frame/send-operation.ts';
import type { Entrance } from './entrance.ts';

const address = '/api/editor-links';

type PreviewWish = {
  pageId: string;
  /** As in addresses: `de-ch`. */
  locale: string;
  /** 0: for the preview beside the form, an hour. */
  days: 0 | 1 | 7 | 30;
  /** For whom it is. */
  label?: string;
};

/** A token for the parameter `preview` of the page's own address. Throws `AskError`. */
export async function makePreview(
  entrance: Entrance,
  wish: PreviewWish,
): Promise<{ token: string; expiresAt: string }> {
  const { makePreview } = (await ask(entrance, 'makePreview', wish)) as {
    makePreview: { token: string; expiresAt: string };
  };
  return makePreview;
}

/** What is put behind the address of a protected page to open it without its password. Throws `AskError`. */
export async function makeInvitation(
  entrance: Entrance,
  wish: { pageId: string; label: string; days: number },
): Promise<{ path: string; expiresAt: string }> {
  const { makeInvitation } = (await ask(entrance, 'makeInvitation', wish)) as {
    makeInvitation: { path: string; expiresAt: string };
  };
  return makeInvitation;
}

async function ask(entrance: Entrance, name: string, variables: object): Promise<unknown> {
  let answer = await sendOperation({ address, name, variables });
  while (getCode(answer) === 'UNAUTHENTICATED') {
    await entrance.enter();
    answer = await sendOperation({ address, name, variables });
  }
  return getData(answer);
}
