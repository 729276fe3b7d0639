import type { Topic } from '#contracts/support/topics.ts';
import { Prose } from '#web/design/prose/prose.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** What a subscription is about. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  const t = usePageContext().texts('forms');
  return (
    <Prose>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{t(`field.${topic}`)}</li>
        ))}
      </ul>
    </Prose>
  );
}
