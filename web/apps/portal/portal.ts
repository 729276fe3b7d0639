import type { Language } from '#contracts/languages.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { type Application, type ApplicationStart, useApplication } from '#web/apps/frame/application.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';
import type { Logo } from '#web/design/strand-mark/strand-mark.tsx';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import type { SendOperation } from './queries/query.ts';

/** The data that the page passes to the portal; none of it is personal. */
export type PortalStart = ApplicationStart & {
  /** The name of the company's site. */
  readonly siteName: string;
  /** Undefined: only its name is shown. */
  readonly logo: Logo | undefined;
  /** The portal's address in each language. */
  readonly languages: readonly { readonly language: Language; readonly base: string }[];
  readonly measurementSystem: MeasurementSystem;
  /** The OpenID issuer. */
  readonly issuer: string;
  readonly uploadLimits: UploadLimits;
};

/** The context of every screen of the portal. */
export type Portal = PortalStart &
  Application & {
    readonly session: Session;
    readonly viewer: Viewer;
    readonly sendOperation: SendOperation;
  };

/** The portal of the signed-in person. Throws outside the portal. */
export const usePortal = () => useApplication() as Portal;
