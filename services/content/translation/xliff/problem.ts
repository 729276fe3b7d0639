/** Why a file is refused: a code, for which the site has a message, the line, and the parameters of the message. */
export type XliffProblem = { code: string; line: number; params: Readonly<Record<string, string>> };

export type ReportProblem = (code: string, line: number, params?: Readonly<Record<string, string>>) => void;

/** The file cannot be read any further. */
export class UnreadableXliff extends Error {
  readonly problem: XliffProblem;
  constructor(code: string, line: number, params: Readonly<Record<string, string>> = {}) {
    super(`line ${line}: ${code} ${Object.values(params).join(' ')}`);
    this.name = 'UnreadableXliff';
    this.problem = { code, line, params };
  }
}
