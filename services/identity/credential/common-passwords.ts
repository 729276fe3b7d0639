/**
 * What people choose first, in the languages of the site, and what stands before their eyes here: the company, its
 * brands, its machines. Gathered for this list; a password is as good as what is left of it without these.
 */
const words = `
password passwort passwd passw pass motdepasse contrasena contraseña senha heslo jelszo jelszó parola geheim secret secreto segredo
tajne tajné titok admin administrator root login user username benutzer utilisateur usuario welcome willkommen bienvenue bienvenido
benvenuto hello hallo bonjour hola ahoj szia salut letmein lassmichrein access master default change changeme temp temporary test
testing tester guest gast demo sample example internet computer laptop windows microsoft office excel outlook google apple iphone
samsung android facebook instagram youtube amazon linkedin whatsapp server network netzwerk service support company firma firmen
kunde kunden customer portal office büro work arbeit monday montag tuesday dienstag friday freitag sunday sonntag january januar
february februar march märz april mai june juni july juli august september october oktober november december dezember spring summer
autumn winter fruhling frühling sommer herbst verano invierno printemps hiver football fussball soccer futbol futebol hockey baseball
basketball tennis dragon monkey tiger lion eagle adler falcon shadow sunshine princess prinzessin superman batman spiderman pokemon
starwars ninja love loveyou iloveyou liebe amour amor laska láska szeretlek dream angel engel flower blume butterfly cookie chocolate
schokolade banana orange coffee kaffee pizza cheese family familie freedom freiheit forever trustno jesus christ heaven michael
jennifer jessica ashley thomas daniel andreas martin stefan peter nicole sandra claudia charlie buddy ginger pepper lucky happy
london paris berlin zurich zürich vienna wien praha budapest bucharest lisboa madrid mexico schweiz switzerland germany deutschland
france mercedes porsche ferrari harley yamaha bayern juventus barcelona liverpool arsenal chelsea
qwertyuiop qwertzuiop asdfghjkl yxcvbnm zxcvbnm qwerty qwertz azerty asdfgh asdf yxcv zxcv qaywsx qazwsx wsxedc qwer asdfghj abcdef
abcdefgh abcdefghijkl abc xyz
litzen group sutera adaptix cirralis diitra hovaro iqual wirelane komax schleuniger lumen reuss linth rigi pilatus emme lorze sihl
tamina jura napf albis uetli wire wires draht drahte drähte kabel cable crimp crimping stripping cutting harness machine maschine
machines processing terminal mykomax
`
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length);

/** Fewer signs than this beside what everybody knows are no secret. */
const leastOwn = 5;

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

/** Whether a password consists of what others try first: known words, in whatever spelling, numbers in a row, years. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const spelled = plain.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  return Math.min(ownSigns(plain), ownSigns(spelled)) < leastOwn;
}

/** How many different signs are left when everything known is taken out. */
function ownSigns(text: string): number {
  let left = text;
  for (const word of words) left = left.replaceAll(word, ' ');
  left = withoutRows(left.replace(/(?:19|20)\d\d/g, ' ')).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(left).size;
}

/** `123`, `fed`, `aaa`: three or more signs of which each follows from the one before. */
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
