/** What editors did, as each back end lists it. */
export const eventsQuery =
  '{ editorEvents(first: 100) { items { operation kind editor roles subjectIds subjects times } } }';

export type ListedEvent = {
  operation: string;
  kind: string;
  editor: string;
  roles: string[];
  subjectIds: string[];
  subjects: string[];
  times: number;
};

/** What was done to one thing, the first first. */
export function eventsOf(id: string, data: unknown): ListedEvent[] {
  const { editorEvents } = data as { editorEvents: { items: ListedEvent[] } };
  return editorEvents.items.filter(({ subjectIds }) => subjectIds.includes(id)).reverse();
}
