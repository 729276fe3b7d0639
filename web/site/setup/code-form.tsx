import type { Language } from '#contracts/languages.ts';
import { Button } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import styles from './frame/setup-frame.module.css';
import { StepHead } from './frame/step-head.tsx';

/** Asks for the setup code, which is only in the server's log. */
export function CodeForm({ language, problem }: { language: Language; problem: string | undefined }) {
  const t = translator(language, 'setup');
  return (
    <form method="post" noValidate className={styles.form}>
      <StepHead title={t('code.title')} lead={t('code.lead')} />
      <FieldStack>
        <div className={styles.code}>
          <TextInput
            id="code"
            name="code"
            label={t('code.label')}
            hint={t('code.hint')}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
          />
        </div>
        <p className={styles.small}>{t('code.again')}</p>
      </FieldStack>
      <div className={styles.foot}>
        <Button type="submit" iconEnd="arrow-right">
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
