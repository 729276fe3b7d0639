import type { SendTo } from '../query.ts';

const address = '/api/editor-links';

type PreviewRequest = {
  pageId: string;
  /** In the form of addresses: `de-ch`. */
  locale: string;
  /** 0: for the preview beside the form, an hour. */
  days: 0 | 1 | 7 | 30;
  /** The recipient. */
  label?: string;
};

/** A token for the parameter `preview` of the page's own address. Throws `OperationError`. */
export async function makePreview(
  sendTo: SendTo,
  request: PreviewRequest,
): Promise<{ token: string; expiresAt: string }> {
  const { makePreview } = (await sendTo(address, 'makePreview', request)) as {
    makePreview: { token: string; expiresAt: string };
  };
  return makePreview;
}

/** The suffix that opens the address of a protected page without its password. Throws `OperationError`. */
export async function makeInvitation(
  sendTo: SendTo,
  request: { pageId: string; label: string; days: number },
): Promise<{ path: string; expiresAt: string }> {
  const { makeInvitation } = (await sendTo(address, 'makeInvitation', request)) as {
    makeInvitation: { path: string; expiresAt: string };
  };
  return makeInvitation;
}
