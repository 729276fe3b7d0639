/** To our people: somebody asks for the approval of a story or a media release. */
export type ApprovalMail = {
  readonly kind: 'approvalAsked';
  readonly page: { readonly id: string; readonly title: string };
  readonly adhoc: boolean;
  /** Who asks, by name. */
  readonly by: string;
};
