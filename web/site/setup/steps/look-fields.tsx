import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import type { SolvedTheme } from '#web/design/themes/solve.ts';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import { ContrastList } from '../preview/contrast-list.tsx';
import { type Asked, describeField } from './step-fields.ts';

/** Two colours, and whether all that is made of them can be read. */
export function LookFields({ theme, ...asked }: Asked & { theme: SolvedTheme }) {
  const { language, values } = asked;
  const colour = (name: string) => ({
    ...describeField(asked, name, 'hint.colour'),
    defaultValue: values[name],
    maxLength: 7,
    spellCheck: false,
  });
  return (
    <>
      <div className={frame.pair}>
        <TextInput {...colour('accent')} />
        <TextInput {...colour('inverse')} />
      </div>
      <div>
        <Button type="submit" name="go" value="look" variant="secondary" size="compact">
          {translator(language, 'setup')('look.show')}
        </Button>
      </div>
      <ContrastList
        language={language}
        theme={theme}
        accent={values.accent ?? ''}
        inverse={values.inverse ?? ''}
      />
    </>
  );
}
