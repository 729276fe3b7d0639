/**
 * A person of a list: the number of the line, from 1, and what it says. Names may be missing: the invited person
 * fills them in.
 */
export type ListedPerson = {
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * Reads a pasted list or a file with one person on each line: the address alone, `Name <address>`, or cells with
 * address, first and last name, separated by tab, semicolon or comma as the spreadsheets of all countries write them.
 * Several addresses on a line are several people. A first line without anything like an address is a header and
 * skipped.
 */
export function readInvitationList(text: string): ListedPerson[] {
  const lines = text
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  return lines.flatMap((content, index) => {
    const line = index + 1;
    const cells = cellsOf(content);
    if (cells.length === 0) return [];
    const addresses = cells.filter((cell) => cell.includes('@'));
    if (addresses.length === 0)
      return line === 1 && cells.length > 1
        ? []
        : [{ line, email: cells[0] ?? '', firstName: '', lastName: '' }];
    const [only] = addresses.length === 1 ? addresses : [];
    if (only === undefined) return addresses.map((cell) => personOf(line, cell, []));
    return [
      personOf(
        line,
        only,
        cells.filter((cell) => cell !== only),
      ),
    ];
  });
}

/** `Eva Brandt <eva.brandt@…>`, or the address with the names in their own cells. */
function personOf(line: number, cell: string, names: readonly string[]): ListedPerson {
  const [, written = '', address] = /^(.*)<([^<>]+)>$/.exec(cell) ?? [];
  const [firstName = '', ...rest] = address === undefined ? names : written.trim().split(/\s+/);
  return {
    line,
    email: (address ?? cell).replace(/^mailto:/i, '').trim(),
    firstName,
    lastName: address === undefined ? (rest[0] ?? '') : rest.join(' '),
  };
}

/** The cells of a line, unquoted, without empty ones. */
function cellsOf(line: string): string[] {
  const cells = line.match(/"(?:[^"]|"")*"|[^,;\t]+/g) ?? [];
  return cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    )
    .filter((cell) => cell !== '');
}
