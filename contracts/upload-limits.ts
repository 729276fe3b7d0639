const megabyte = 1024 * 1024;

/**
 * The limits of uploads. The whole object is passed from the settings (server/settings/config.ts) to the code that
 * takes files and to the browser that offers them: a limit with a setting is read there, and passed to where it
 * applies.
 */
export const uploadLimits = {
  /** Of one file of a ticket. */
  ticketFileBytes: 100 * megabyte,
  /** Whether tickets take documents (PDF, plain text, ZIP) beside pictures and films. */
  ticketDocuments: true,
  /** Of one ticket, all its replies included. */
  ticketFiles: 10,
  ticketBytes: 500 * megabyte,
  /** Files of one form of the public site, and all of them together. */
  enquiryFiles: 5,
  enquiryBytes: 25_000_000,
  /** What all visitors together may have uploaded without having sent the form yet. */
  unsentEnquiryBytes: 1024 * megabyte,
  /** Of one file of a release. */
  releaseFileBytes: 2048 * megabyte,
  releaseFiles: 20,
  /** Of one file of the media library. */
  libraryFileBytes: 100 * megabyte,
  /** A mail of this size holds, in Base64, as much as a browser would send in one reply. */
  inboundMailBytes: 25 * megabyte,
};

export type UploadLimits = Readonly<typeof uploadLimits>;
