/** The topics of subscriptions: stories, all media releases, or only those under the ad hoc rules of the exchange. */
export const topics = ['stories', 'releases', 'adhoc'] as const;
export type Topic = (typeof topics)[number];

export function isTopic(name: string): name is Topic {
  return (topics as readonly string[]).includes(name);
}
