/** The text of a mail: its writer's, and what surrounded it. */
export type WrittenText = {
  readonly text: string;
  /** The quoted mail and the signature, unchanged; empty: there were none. */
  readonly trimmed: string;
};

/**
 * Separates the writer's text from the quoted mail. Programs put that below: each line behind a `>` after a line that
 * says who wrote when, or as a block after its sender, time and subject. Both contain the ticket's number or the
 * reply address, in any language; the text is cut there, and at the introductions of known programs in the eleven
 * languages. Nothing is lost: the cut part is returned, too.
 * @param marks texts that only the quoted mail can contain, such as the ticket's number in brackets
 */
export function removeQuotedMail(text: string, marks: readonly string[]): WrittenText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const cuts = [
    quoteBegins(lines),
    introducedBegins(lines),
    markedBlockBegins(lines, marks),
    headBegins(lines),
    ruleBegins(lines),
    signatureBegins(lines),
  ];
  const cut = Math.min(lines.length, ...cuts.filter((found) => found >= 0));
  return { text: lines.slice(0, cut).join('\n').trim(), trimmed: lines.slice(cut).join('\n').trim() };
}

/** Patterns are matched against no more of a line: a mail may be one line. */
const lineLength = 500;
/** Gmail and others break the introduction, which may hold a long address twice. */
const introductionLines = 3;

/** Introductions of mail programs in the eleven languages: `On Mon, 2 June 2025 at 10:00, … wrote:`. */
const introductions = [
  /^On\b.+\bwrote:$/i,
  /^Am\b.+\bschrieb\b.*:$/i,
  /\bschrieb (?:am|um)\b.+:$/i,
  /\bhat (?:am .+ )?geschrieben:$/i,
  /^Le\b.+\ba écrit\s*:$/i,
  /^El\b.+\bescribió\s*:$/i,
  /^(?:A|Em|Na|No)\b.+\bescreveu\s*:$/i,
  /^(?:În|Pe|La)\s.+\ba scris\s*:$/i,
  /\bnapsal(?:a|\(a\))?\s*:$/i,
  /napísal(?:a|\(a\))?\s*:$/i,
  /\bezt írta\b.*:$/i,
  /\d{4}年\d{1,2}月\d{1,2}日.*[:\uff1a]$/,
  /(?:写道|寫道|书写|のメッセージ|さんは書きました|が書きました)\s*[:\uff1a]$/,
];

function isQuoted(line: string): boolean {
  return line.startsWith('>');
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** The last block in which all lines are quoted, with its introduction. */
function quoteBegins(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const first = lines.findIndex((line, place) => place > lastOwn && isQuoted(line));
  if (first < 0) return -1;
  const introduction = introductionBegins(lines, lastOwn);
  if (introduction >= 0) return introduction;
  const last = (lines[lastOwn] ?? '').slice(-lineLength);
  if (!/[:\uff1a]\s*$/.test(last)) return first;
  // `a écrit :` alone continues the line above, which says who and when.
  const goesOn = !/\d/.test(last) && /\d/.test(lines[lastOwn - 1] ?? '');
  return goesOn ? lastOwn - 1 : lastOwn;
}

/** The first line of the introduction that ends here; -1: it is none. */
function introductionBegins(lines: readonly string[], last: number): number {
  for (let first = last; first >= 0 && last - first < introductionLines; first -= 1) {
    const line = lines[first] ?? '';
    if (isBlank(line) || isQuoted(line)) break;
    const words = lines
      .slice(first, last + 1)
      .map((part) => part.trim().slice(0, lineLength))
      .join(' ');
    if (!/\d/.test(words) || !introductions.some((pattern) => pattern.test(words))) continue;
    // A broken name and address of the sender begin on the line above.
    const above = lines[first - 1] ?? '';
    const goesOn = /<(?:[^<>\s]+@[^<>\s]+>)?\s*$/.test(above.slice(-lineLength)) && !isQuoted(above);
    return goesOn ? first - 1 : first;
  }
  return -1;
}

/** An introduction above a quoted mail whose lines are not marked. */
function introducedBegins(lines: readonly string[]): number {
  const lastQuoted = lines.findLastIndex(isQuoted);
  const last = lines.findLastIndex((line) => !isBlank(line));
  for (const [place, line] of lines.entries()) {
    // Text between quoted lines is the reply.
    if (place <= lastQuoted || place >= last || !/[:\uff1a]\s*$/.test(line.slice(-lineLength))) continue;
    const first = introductionBegins(lines, place);
    if (first >= 0) return first;
  }
  return -1;
}

/** A block of lines `From: …`, `Sent: …`, one of which contains a mark. */
function markedBlockBegins(lines: readonly string[], marks: readonly string[]): number {
  let place = lines.findIndex((line) => marks.some((mark) => line.includes(mark)) && !isQuoted(line));
  if (place < 0) return -1;
  for (let last = place; last < Math.min(lines.length, place + introductionLines); last += 1) {
    const first = introductionBegins(lines, last);
    if (first >= 0 && first <= place) return first;
  }
  if (/<\s*$/.test(lines[place - 1] ?? '')) place -= 1;
  while (place > 0 && /^\S[^:\uff1a]{0,40}[:\uff1a]/.test(lines[place - 1] ?? '')) place -= 1;
  return place;
}

/** The names of the three headers that each program puts above a mail that it quotes unmarked. */
const headNames = {
  from: /^(?:From|Von|De|De la|Od|Feladó|差出人|发件人|寄件者)$/i,
  sent: /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el| em)?|Fecha|Data|Trimis|Odesláno|Odoslané|Dátum|Elküldve|送信日時|日付|发送时间|日期)$/i,
  subject: /^(?:Subject|Betreff|Objet|Asunto|Assunto|Subiect|Předmět|Predmet|Tárgy|件名|主题|主旨)$/i,
};
const headLines = 8;

function headBegins(lines: readonly string[]): number {
  return lines.findIndex((line, place) => {
    if (!headNames.from.test(getName(line))) return false;
    const names = lines.slice(place + 1, place + headLines).map(getName);
    return [headNames.sent, headNames.subject].every((pattern) => names.some((name) => pattern.test(name)));
  });
}

/** The text before the colon, without the asterisks of bold text. */
function getName(line: string): string {
  return /^[\s*]*([^:\uff1a*]{1,30}?)[\s*]*[:\uff1a]/.exec(line.slice(0, lineLength))?.[1] ?? '';
}

/** `-----Original Message-----`, and Outlook's rule above the sender. */
function ruleBegins(lines: readonly string[]): number {
  return lines.findIndex((line, place) => {
    if (line.length > lineLength) return false;
    if (/^\s*-{4,}\s*[^-\s][^-]{1,40}-{4,}\s*$/.test(line)) return true;
    const next = lines.slice(place + 1, place + headLines).find((other) => !isBlank(other)) ?? '';
    return /^\s*_{20,}\s*$/.test(line) && getName(next) !== '';
  });
}

/** RFC 3676 4.3: a line of two dashes and a space separates the signature. */
function signatureBegins(lines: readonly string[]): number {
  return lines.indexOf('-- ');
}
