/** Where the dates are, on the site that has them, and where they are as a calendar. */
export const calendarPath = '/invest/financial-calendar';
export const calendarFeed = '/financial-calendar.ics';

/** Decision 18: what is still to come, soonest first, and what is past, latest first. Today is still to come. */
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
