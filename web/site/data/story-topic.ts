import type { Translate } from '#web/i18n/translator.ts';

/** The topics that stories have (STO-01), in display order. */
export const topics = ['technology', 'trends', 'inside', 'customers', 'quality', 'sustainability'] as const;

/** The name of a category; an unknown one is shown as its editor wrote it. */
export function topicName(category: string, t: Translate<'stories'>): string {
  const topic = topics.find((candidate) => candidate === category);
  return topic ? t(`topic.${topic}`) : category;
}
