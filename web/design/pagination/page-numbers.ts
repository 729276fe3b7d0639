export type PageNumber = { page: number } | { gapBefore: number };

/** The numbers that a long list shows: the ends, the pages next to the current one, and gaps for what is left out. */
export function pageNumbers(page: number, last: number): PageNumber[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  return shown.flatMap((one, index): PageNumber[] => {
    const before = shown[index - 1];
    if (before === undefined || one === before + 1) return [{ page: one }];
    return one === before + 2 ? [{ page: one - 1 }, { page: one }] : [{ gapBefore: one }, { page: one }];
  });
}
