import type { Language } from '#contracts/languages.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { type Application, type ApplicationStart, useApplication } from '#web/apps/frame/application.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';
import type { Logo } from '#web/design/strand-mark/strand-mark.tsx';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import type { SendOperation } from './queries/query.ts';

/** What the page passes to the portal; nothing of it is about the person. */
export type PortalStart = ApplicationStart & {
  /** What the company's own site is called. */
  readonly siteName: string;
  /** Undefined: its name stands alone. */
  readonly logo: Logo | undefined;
  /** Where the portal is in each language. */
  readonly languages: readonly { readonly language: Language; readonly base: string }[];
  readonly measurementSystem: MeasurementSystem;
  /** Where people sign in. */
  readonly issuer: string;
  readonly uploadLimits: UploadLimits;
};

/** What every screen of the portal has. */
export type Portal = PortalStart &
  Application & {
    readonly session: Session;
    readonly viewer: Viewer;
    readonly sendOperation: SendOperation;
  };

/** The portal of the signed-in person. Throws outside of it. */
export const usePortal = () => useApplication() as Portal;
