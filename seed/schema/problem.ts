/**
 * A mistake that an author must correct before anything can be loaded. `file` is relative to the folder that
 * was read.
 */
export type Problem = {
  file: string;
  line?: number;
  column?: number;
  field?: string;
  message: string;
};

/**
 * `locations.yaml:14:3: field thun/latitude: must be at most 90`, with the position in the form that editors
 * and terminals recognise.
 */
export function describe({ file, line, column, field, message }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, field && `field ${field}`, message].filter(Boolean).join(': ');
}

/** The folder has mistakes, so nothing of it was loaded. */
export class SeedError extends Error {
  override name = 'SeedError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], most = 20) {
    const shown = problems.slice(0, most).map(describe);
    const more = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : [];
    super(['The content cannot be imported:', ...shown, ...more].join('\n  '));
    this.problems = problems;
  }
}
