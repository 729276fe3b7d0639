export const enquiryStates = ['new', 'seen', 'done'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
