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
  /** The public origin. */
  readonly origin: string;
  readonly theme: string;
  readonly languages: readonly string[];
};

/** The data that the page passes to the editor area. */
export type EditorStart = ApplicationStart & {
  readonly session: EditorSession;
  readonly sites: readonly EditedSite[];
  /** The company's logo; undefined: only its name is shown. */
  readonly logo: Logo | undefined;
  /** The keys and names of all themes. */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
};

/** The context of every screen of the editor area. */
export type Editor = EditorStart &
  Application & {
    readonly sendQuery: SendQuery;
    readonly sendMutation: SendMutation;
    readonly sendTo: SendTo;
    readonly repeatedSignIn: RepeatedSignIn;
  };

/** The editor area with its session. Throws outside the editor area. */
export const useEditor = () => useApplication() as Editor;
