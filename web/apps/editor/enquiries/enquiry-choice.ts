import { parseChoice } from '#web/apps/frame/with-query.ts';

/** Without the newsletter: a subscription is not an enquiry, since the subscriber confirms it. */
export const enquiryKinds = [
  'contact',
  'support',
  'storyFeedback',
  'whitepaper',
  'registration',
  'wrongEntry',
] as const;

export const enquiryStates = ['new', 'seen', 'done'] as const;

/** Parses the filters of an address; unknown values are ignored. */
export function parseFilters(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    kind: parseChoice(enquiryKinds, query.get('kind')) ?? null,
    state: parseChoice(enquiryStates, query.get('state')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
