import type { Letter } from '../message/letter.ts';
import { type Namespace, type OwnWords, type Translate, translator } from '../texts/translator.ts';

type LetterWriters<Mail extends { kind: string }, N extends Namespace> = {
  readonly [Kind in Mail['kind']]: (
    mail: Extract<Mail, { kind: Kind }>,
    t: Translate<N>,
    language: string,
  ) => Omit<Letter, 'language'>;
};

/** The writers of each kind of mail. */
export type Letters<Mail extends { kind: string }> = {
  readonly [Kind in Mail['kind']]: (
    mail: Extract<Mail, { kind: Kind }>,
    language: string,
    own?: OwnWords,
  ) => Letter;
};

/**
 * Declares the letters of a group, kind by kind, with the texts of a namespace.
 * @param only the language of mails to our own people
 */
export const defineLetters =
  <Mail extends { kind: string }>() =>
  <N extends Namespace>(namespace: N, writers: LetterWriters<Mail, N>, only?: 'en'): Letters<Mail> => {
    type Write = (mail: Mail, t: Translate<N>, language: string) => Omit<Letter, 'language'>;
    // Each writer is found under the kind of mail that it takes, which TypeScript cannot follow.
    const letters = Object.entries(writers as unknown as Record<string, Write>).map(([kind, write]) => [
      kind,
      (mail: Mail, wanted: string, own?: OwnWords): Letter => {
        const language = only ?? wanted;
        return { language, ...write(mail, translator(language, namespace, own), language) };
      },
    ]);
    return Object.fromEntries(letters);
  };
