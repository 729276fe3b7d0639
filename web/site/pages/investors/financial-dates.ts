/** The paths of the page with the dates, and of its calendar feed. */
export const calendarPath = '/invest/financial-calendar';
export const calendarFeed = '/financial-calendar.ics';

/** Decision 18: upcoming items, soonest first, and past ones, latest first. Today is upcoming. */
export function comingAndPast<Item extends { date: string }>(
  items: readonly Item[],
  today: string,
): { coming: Item[]; past: Item[] } {
  const inOrder = [...items].sort((a, b) => a.date.localeCompare(b.date));
  return {
    coming: inOrder.filter(({ date }) => date >= today),
    past: inOrder.filter(({ date }) => date < today).reverse(),
  };
}
