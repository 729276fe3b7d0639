import { parseTokens, type Tokens } from './tokens.ts';

export type StoreKind = 'localStorage' | 'sessionStorage' | 'memory' | 'indexedDB';

/** Where the tokens of this browser are. */
export type TokenStore = {
  readonly read: () => Tokens | undefined;
  readonly write: (tokens: Tokens) => void;
  readonly remove: () => void;
};

/** Event on the page whenever its tokens change; other tabs get the browser's `storage` event. */
export const sessionChange = 'sessionchange';

const notifyPage = () => void dispatchEvent(new Event(sessionChange));

/** ForgeRock's clients keep theirs under the same name, so either finds what the other stored. */
export function tokenKey(clientId: string): string {
  return `FR-SDK-${clientId}`;
}

/**
 * Opens the store of a client. IDP-06: `indexedDB` is warned of and local storage taken instead; a store that fails is
 * only logged, and what could not be stored is held in memory while the page is open.
 */
export function openTokenStore(clientId: string, kind: StoreKind = 'localStorage'): TokenStore {
  if (kind === 'indexedDB') console.warn('IndexedDB is not supported in this version.');
  const key = tokenKey(clientId);
  let unstored: Tokens | undefined;
  if (kind === 'memory') {
    return {
      read: () => unstored,
      write: (tokens) => {
        unstored = tokens;
      },
      remove: () => {
        unstored = undefined;
      },
    };
  }
  // Reading the property alone throws where a browser forbids storage.
  const storage = () => (kind === 'sessionStorage' ? sessionStorage : localStorage);
  return {
    read() {
      try {
        return parseTokens(storage().getItem(key)) ?? unstored;
      } catch {
        return unstored;
      }
    },
    write(tokens) {
      unstored = undefined;
      try {
        storage().setItem(key, JSON.stringify(tokens));
      } catch (error) {
        unstored = tokens;
        console.error('Failed to store tokens', error);
      }
      notifyPage();
    },
    remove() {
      unstored = undefined;
      try {
        storage().removeItem(key);
      } catch (error) {
        console.error('Failed to remove tokens', error);
      }
      notifyPage();
    },
  };
}
