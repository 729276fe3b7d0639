import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from './fault.ts';

/** Computes the rules with the first page only, since they are the same for all. */
class OneForAll extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;
  override getConfigFor(page: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#config ??= super.getConfigFor(page);
    return this.#config;
  }
}

/** The rules that follow from the HTML standard, without rules of style. */
const validator = new HtmlValidate(
  new OneForAll({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // Spelling variants of the same markup, or advice that is not in the standard.
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

/** Violations of the HTML standard in a page. */
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
