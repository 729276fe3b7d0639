/**
 * What somebody wrote in a mail, without the mail that it answers. Programs put the old one below: each line behind a
 * `>` after a line that says who wrote when, or under a block of its sender, time and subject. Both name the ticket or
 * the address to which the answer goes, in whatever language; that is where it is cut.
 * @param marks texts that only the old mail can hold, as the ticket's number in brackets
 */
export function withoutHistory(text: string, marks: readonly string[]): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const cuts = [quoteBegins(lines), markedBlockBegins(lines, marks), ruleBegins(lines), lines.length];
  const kept = lines.slice(0, Math.min(...cuts.filter((cut) => cut >= 0)));
  return withoutSignature(kept).join('\n').trim();
}

/** Patterns look at no more of a line: a mail may be one line. */
const lineLength = 500;

/** The last part of which all lines are quoted, with the line above it that says whose it is. */
function quoteBegins(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => !/^(?:>|\s*$)/.test(line));
  const first = lines.findIndex((line, place) => place > lastOwn && line.startsWith('>'));
  if (first < 0) return -1;
  const introduction = (lines[lastOwn] ?? '').slice(-lineLength);
  if (!/[::]\s*$/.test(introduction)) return first;
  // `a écrit :` alone belongs to the line above, which says who and when.
  const goesOn = !/\d/.test(introduction) && /\d/.test(lines[lastOwn - 1] ?? '');
  return goesOn ? lastOwn - 1 : lastOwn;
}

/** A block of lines `From: …`, `Sent: …`, one of which names the ticket. */
function markedBlockBegins(lines: readonly string[], marks: readonly string[]): number {
  let place = lines.findIndex((line) => marks.some((mark) => line.includes(mark)));
  while (place > 0 && /^\S[^::]{0,40}[::]/.test(lines[place - 1] ?? '')) place -= 1;
  return place;
}

/** `-----Original Message-----`, and the line that Outlook draws. */
function ruleBegins(lines: readonly string[]): number {
  return lines.findIndex(
    (line) => line.length <= lineLength && /^\s*(?:-{4,}.{3,40}-{4,}|_{20,})\s*$/.test(line),
  );
}

/** RFC 3676 4.3: a signature follows a line of two dashes and a space. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const place = lines.indexOf('-- ');
  return place < 0 ? lines : lines.slice(0, place);
}
