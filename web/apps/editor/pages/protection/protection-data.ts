import type { ResultOf } from 'gql.tada';
import type { protectionChanges, protectionReads } from './protection-operations.ts';

export type Password = ResultOf<typeof protectionReads.pagePasswords>['pagePasswords'][number];

export type PasswordChange = ResultOf<typeof protectionChanges.addPagePassword>['addPagePassword'];

/** The props of dialogs that change passwords. */
export type PasswordsDialog = {
  pageId: string;
  onChange: (passwords: readonly Password[]) => void;
  onClose: () => void;
};
