/** Something that an author must put right before the content can be imported. `file` is relative to the directory. */
export type Problem = { file: string; block?: string; field?: string; message: string };

export type ReportProblem = (problem: Problem) => void;

/** `pages/main/home.yaml: block intro, field title: is missing` */
export function describe({ file, block, field, message }: Problem): string {
  const place = [block && `block ${block}`, field && `field ${field}`].filter(Boolean).join(', ');
  return [file, place, message].filter(Boolean).join(': ');
}

/** The directory holds content that must not be imported: nothing of it was. */
export class SeedError extends Error {
  override name = 'SeedError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, 20).map(describe);
    const more = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : [];
    super(['The content cannot be imported:', ...shown, ...more].join('\n  '));
    this.problems = problems;
  }
}
