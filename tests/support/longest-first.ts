import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take minutes, longest first: if one began last, it would keep one worker busy while the other is
 * idle.
 */
const longest = [
  'tests/database/mail/enquiry-mail.test.ts',
  'tests/database/portal/portal-kill.test.ts',
  'tests/database/publication/planned-publication.test.ts',
  'tests/crawl/crawl.test.ts',
  'tests/crawl/pages.test.ts',
  'tests/crawl/languages.test.ts',
  'tests/e2e/portal/keyboard.test.ts',
  'tests/e2e/frame/themes.test.ts',
  'tests/house/start.test.ts',
];

/** Orders files: the known long ones first, the others as vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification, file: string) => moduleId.endsWith(`/${file}`);
    const first = longest.flatMap((file) => sorted.filter((each) => isLong(each, file)));
    return [...first, ...sorted.filter((each) => !first.includes(each))];
  }
}
