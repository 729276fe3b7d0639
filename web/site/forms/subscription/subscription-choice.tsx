import { languageName, languages } from '#contracts/languages.ts';
import { topics as allTopics, type Topic } from '#contracts/support/topics.ts';
import { Button } from '#web/design/button/button.tsx';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

type SubscriptionChoiceProps = {
  topics: readonly Topic[];
  language: string;
  /** Whether the submission was refused because no topic was chosen. */
  isRefused: boolean;
  isSaved: boolean;
};

/** The form for the topics and language of a subscription. */
export function SubscriptionChoice({ topics, language, isRefused, isSaved }: SubscriptionChoiceProps) {
  const { texts } = usePageContext();
  const t = texts('forms');
  const error = isRefused ? t('problem.topic') : undefined;
  return (
    <form method="post">
      <FieldStack>
        {error ? <ErrorSummary title={t('summary')} problems={[{ href: '#topics', text: error }]} /> : null}
        {isSaved ? <p role="status">{texts('subscription')('saved')}</p> : null}
        <ChoiceGroup
          id="topics"
          type="checkbox"
          name="topic"
          legend={t('field.topics')}
          options={allTopics.map((topic) => ({ value: topic, label: t(`field.${topic}`) }))}
          value={[...topics]}
          {...(error && { error })}
        />
        <Select
          id="language"
          name="language"
          label={t('field.language')}
          options={languages.map((code) => ({ value: code, label: languageName(code), lang: code }))}
          defaultValue={language}
        />
        <div>
          <Button type="submit">{texts('subscription')('manage.save')}</Button>
        </div>
      </FieldStack>
    </form>
  );
}
