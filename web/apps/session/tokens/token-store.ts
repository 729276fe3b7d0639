import { parseTokens, type Tokens } from './tokens.ts';

export type StoreKind = 'localStorage' | 'sessionStorage' | 'memory' | 'indexedDB';

/** The store of this browser's tokens. */
export type TokenStore = {
  readonly read: () => Tokens | undefined;
  readonly write: (tokens: Tokens) => void;
  readonly remove: () => void;
};

/** The event on the page whenever its tokens change; other tabs get the browser's `storage` event. */
export const sessionChange = 'sessionchange';

const notifyPage = () => void dispatchEvent(new Event(sessionChange));

/** ForgeRock's clients use the same name, so that either finds what the other stored. */
export function tokenKey(clientId: string): string {
  return `FR-SDK-${clientId}`;
}

/**
 * Opens the store of a client. IDP-06: for `indexedDB` a warning is logged and local storage is used instead;
 * a store that fails is only logged, and what could not be stored is held in memory while the page is open.
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
  // Even reading the property throws where a browser forbids storage.
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
