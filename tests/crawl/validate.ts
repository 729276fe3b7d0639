import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from './fault.ts';

/** Works out its rules with the first page; they are the same for all. */
class OneForAll extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;
  override getConfigFor(page: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#config ??= super.getConfigFor(page);
    return this.#config;
  }
}

/** The rules that follow from the HTML standard; how markup is written is no business of theirs. */
const validator = new HtmlValidate(
  new OneForAll({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // The same in another spelling, or advice where the standard says nothing.
      'no-trailing-whitespace': 'off',
      'no-implicit-input-type': 'off',
      'no-inline-style': 'off',
      'no-raw-characters': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
      'require-sri': 'off',
    },
    elements: ['html5', { 'frame-chooser': { flow: true } }],
  }),
);

/** What in the page is against the HTML standard. */
export async function invalidMarkup(address: string, html: string): Promise<Fault[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      check: 'valid HTML',
      address,
      detail: `${ruleId}: ${message} (${selector ?? 'document'})`,
    })),
  );
}
