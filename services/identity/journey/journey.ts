import type { Pool } from 'pg';
import type { Secrets } from '#services/foundation/second-factor/secrets.ts';
import type { SignedIn } from '../session/start-session.ts';
import type { CallbackInputs, Field } from './callbacks.ts';

/** Whatever a journey remembers from step to step. Whom it is about stands in it as `PersonAt`. */
export type Data = Readonly<Record<string, unknown>>;

export type JourneyContext = {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The person's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** One of the site's eleven. */
  readonly language: string;
  /** Scheme and host of the issuer, to which passkeys are bound. */
  readonly origin: string;
  /** Whether those for whom a password is too little have to set up more before they come in. */
  readonly isSecondFactorRequired: boolean;
};

/** What comes after the answers of a step. */
export type Outcome =
  /** The same step once more, when it is that of the stage that answers. */
  | { readonly to: string; readonly data: Data }
  | { readonly signedIn: SignedIn }
  /** It goes on by a link in a mail. */
  | { readonly suspended: true }
  /** Who it is, or what was given, is not right. `policies`: by property, what it fails. */
  | { readonly failed: 'credentials' | 'expired' | 'policies'; readonly policies?: readonly FailedProperty[] }
  /** Too many tries: so many seconds to wait. */
  | { readonly waitSeconds: number };

export type FailedProperty = { readonly property: string; readonly policyRequirements: readonly unknown[] };

export type Stage = {
  readonly fields: (data: Data, context: JourneyContext) => readonly Field[];
  readonly take: (context: JourneyContext, data: Data, answers: CallbackInputs) => Promise<Outcome>;
};

export type JourneyPlan = {
  /** Where it begins and with what. */
  readonly begin: (context: JourneyContext, parameters: URLSearchParams) => Promise<Outcome>;
  readonly stages: Readonly<Record<string, Stage>>;
};
