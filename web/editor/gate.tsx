import { useReader } from '#web/request/reader.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { Heading } from '#web/ui/heading/heading.tsx';
import type { Refusal } from './enter.ts';
import styles from './gate.module.css';
import look from './look.module.css';

/** EDI-01: the door of the editor area for who has no session; a plain form. */
export function Gate({ refusal }: { refusal?: Refusal | undefined }) {
  const { texts, toMain } = useReader();
  const t = texts('editor');
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames(look.look, styles.gate)}
      data-type-set="productive"
    >
      <form method="post" noValidate className={styles.card}>
        <Heading level={1} size="large">
          {t('title')}
        </Heading>
        <p className={styles.text}>{t('gate.text')}</p>
        <TextInput
          id="name"
          name="name"
          label={t('gate.name')}
          hint={t('gate.nameHint')}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
          defaultValue={refusal?.name}
        />
        <TextInput
          id="password"
          name="password"
          type="password"
          label={t('entrance.password')}
          autoComplete="current-password"
          error={refusal?.problem}
          required
        />
        <div className={styles.actions}>
          <Button type="submit" icon="lock">
            {t('entrance.enter')}
          </Button>
          <a href={toMain('/')}>{t('toSite')}</a>
        </div>
      </form>
    </main>
  );
}
