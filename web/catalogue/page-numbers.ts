/** The numbers that a long list shows: the ends, the neighbours of the page, and `gap` for what is left out. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
