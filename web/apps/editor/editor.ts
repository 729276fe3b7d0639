import type { EditorSession } from '#contracts/content/editor-session.ts';
import { type Application, type ApplicationStart, useApplication } from '#web/apps/frame/application.ts';
import type { Logo } from '#web/design/strand-mark/strand-mark.tsx';
import type { SendMutation, SendQuery, SendTo } from './query.ts';
import type { RepeatedSignIn } from './repeated-sign-in.ts';

/** A site whose pages are edited. */
export type EditedSite = {
  readonly id: string;
  readonly name: string;
  /** Empty for the main site. */
  readonly slug: string;
  /** Scheme and host as browsers reach it. */
  readonly origin: string;
  readonly theme: string;
  readonly languages: readonly string[];
};

/** What the page passes to the editor area. */
export type EditorStart = ApplicationStart & {
  readonly session: EditorSession;
  readonly sites: readonly EditedSite[];
  /** Of the company; undefined: its name stands alone. */
  readonly logo: Logo | undefined;
  /** Keys and names of all themes. */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
};

/** What every screen of the editor area has. */
export type Editor = EditorStart &
  Application & {
    readonly sendQuery: SendQuery;
    readonly sendMutation: SendMutation;
    readonly sendTo: SendTo;
    readonly repeatedSignIn: RepeatedSignIn;
  };

/** The editor area of who works in it. Throws outside of it. */
export const useEditor = () => useApplication() as Editor;
