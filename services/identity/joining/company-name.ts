/** Legal forms, without dots and spaces; longer ones before shorter ones. */
const legalForms = new Set(
  `ab ag aps as asa bhd bv bvba co company corp corporation doo eood gmbh gmbhcokg gmbhcoohg inc incorporated kft kg
   kgaa kk limited llc llp ltd ltda mbh nv nyrt oy oyj plc pte pty pvt rl rt sa sacv sadecv sapa sapidecv sarl sas sasu sl slu
   snc spa spk spol spzoo sprl srl srlu sro srldecv ug zrt`
    .trim()
    .split(/\s+/),
);
const joiners = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'i',
  'de',
  'cv',
  'z',
  'o',
  's',
  'a',
  'r',
  'l',
  'p',
  'b',
  'v',
  'n',
]);
const asian = /株式会社|有限会社|合同会社|有限责任公司|股份有限公司|有限公司|公司/gu;

/**
 * The name of a company for comparison: without legal form, punctuation, accents and case. `Nordlicht Kabelsysteme`
 * equals `NORDLICHT Kabelsysteme GmbH`, but not `Nordlicht`.
 */
export function companyName(written: string): string {
  const words = written
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFC')
    .replace(asian, ' ')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && isForm(words)) words.pop();
  return words.join(' ');
}

function isForm(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return legalForms.has(last) || (words.length > 2 && joiners.has(last));
}

/** A number for comparison: its letters and digits only. */
export function plainNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
