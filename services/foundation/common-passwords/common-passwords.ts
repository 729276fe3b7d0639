import { existsSync, readFileSync } from 'node:fs';
import { findCommonestWords, isListed } from './password-list.ts';

/**
 * Terms that everybody here sees: the company, its brands, its machines, in lower case. Each company has a file of
 * its own.
 */
const companyTerms = new URL('../../../seed/company/company-words.txt', import.meta.url);

/**
 * Words of the trade, and the most common words of the site's languages, which a list of mostly English passwords
 * ranks too low.
 */
const tradeWords = `
wire wires draht drahte drähte kabel cable crimp crimping stripping cutting harness machine maschine
machines processing terminal
passwort motdepasse contrasena contraseña senha heslo jelszo jelszó parola geheim segredo tajne tajné titok benutzer utilisateur
usuario willkommen bienvenue bienvenido benvenuto ahoj szia salut lassmichrein sample firma firmen kunde kunden company customer
montag dienstag freitag sonntag januar februar february march märz mai juni june juli july oktober dezember december fruhling
frühling sommer herbst winter verano invierno printemps hiver fussball futebol adler prinzessin liebe amour amor laska láska
szeretlek engel blume schokolade kaffee familie freiheit zurich zürich wien praha schweiz switzerland deutschland
qwertzuiop yxcvbnm yxcv qaywsx wsxedc abcdefghijkl
`
  .trim()
  .split(/\s+/);

/** Fewer characters than this beside well-known parts are too easy to guess. */
const minOwnLength = 5;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is one that attackers try first: it is in the list of the most common ones, or consists of
 * well-known words in any spelling, sequences and years.
 */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isListed(plain)) return true;
  const spelled = plain.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  return Math.min(ownSigns(plain), ownSigns(spelled)) < minOwnLength;
}

/**
 * In a password of three or more words, each word beyond the second is as hard to guess as this many characters
 * (Diceware: 11 bits each).
 */
const signsOfWord = 3;

let words: readonly string[] | undefined;
/** The longest first, so that none is taken for a part of it. */
function knownWords(): readonly string[] {
  words ??= [...new Set([...readCompanyWords(), ...tradeWords, ...findCommonestWords()])].sort(
    (one, other) => other.length - one.length,
  );
  return words;
}

function readCompanyWords(): string[] {
  return existsSync(companyTerms) ? readFileSync(companyTerms, 'utf8').trim().split(/\s+/) : [];
}

/** The number of different characters that remain without the well-known parts. */
function ownSigns(text: string): number {
  let left = text;
  let found = 0;
  for (const word of knownWords()) {
    if (!left.includes(word)) continue;
    left = left.replaceAll(word, ' ');
    found += 1;
  }
  left = withoutRows(left.replace(/(?:19|20)\d\d/g, ' ')).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(left).size + Math.max(0, found - 2) * signsOfWord;
}

/** Removes `123`, `fed`, `aaa`: runs of three or more characters in sequence. */
function withoutRows(text: string): string {
  const signs = [...text];
  const step = (index: number) =>
    (signs[index]?.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? 0);
  const inRow = signs.map((_, index) =>
    [index, index - 1, index - 2].some((start) => {
      if (start < 0 || start + 2 >= signs.length) return false;
      const one = step(start + 1);
      return Math.abs(one) <= 1 && one === step(start + 2);
    }),
  );
  return signs.filter((_, index) => !inRow[index]).join('');
}
