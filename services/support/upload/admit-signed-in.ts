import type { FindSignedIn } from '../viewer/signed-in.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { refuseUpload } from './receive-resumable-uploads.ts';

/** Admits signed-in people who may upload. */
export function admitSignedIn(findSignedIn: FindSignedIn, mayUpload: (viewer: Viewer) => boolean) {
  return async (request: Request): Promise<Viewer | Response> => {
    const signedIn = await findSignedIn(request);
    if (!signedIn) return refuseUpload(401, 'Sign in first');
    return mayUpload(signedIn.viewer)
      ? signedIn.viewer
      : refuseUpload(403, 'You do not have access to this service');
  };
}
