import type { Pool } from 'pg';
import type { Secrets } from '#services/foundation/second-factor/secrets.ts';
import type { SignedIn } from '../session/start-session.ts';
import type { CallbackInputs, Field } from './callbacks.ts';

/** What a journey remembers from step to step. Its person is part of it as `PersonAt`. */
export type Data = Readonly<Record<string, unknown>>;

export type JourneyContext = {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The visitor's IP address. */
  readonly address: string;
  readonly userAgent: string;
  /** One of the site's eleven. */
  readonly language: string;
  /** Scheme and host of the issuer, to which passkeys are bound. */
  readonly origin: string;
  /** Whether those who need a second factor have to set one up before they come in. */
  readonly isSecondFactorRequired: boolean;
};

/** What follows the answers of a step. */
export type Outcome =
  /** The same step once more, when it names the stage that answers. */
  | { readonly to: string; readonly data: Data }
  | { readonly signedIn: SignedIn }
  /** It continues with a link in a mail. */
  | { readonly suspended: true }
  /** The answers are wrong. `policies`: the broken rules, by property. */
  | { readonly failed: 'credentials' | 'expired' | 'policies'; readonly policies?: readonly FailedProperty[] }
  /** Too many attempts: so many seconds to wait. */
  | { readonly waitSeconds: number };

export type FailedProperty = { readonly property: string; readonly policyRequirements: readonly unknown[] };

export type Stage = {
  readonly fields: (data: Data, context: JourneyContext) => readonly Field[];
  readonly take: (context: JourneyContext, data: Data, answers: CallbackInputs) => Promise<Outcome>;
};

export type JourneyPlan = {
  /** The first stage, with its data. */
  readonly begin: (context: JourneyContext, parameters: URLSearchParams) => Promise<Outcome>;
  readonly stages: Readonly<Record<string, Stage>>;
};
