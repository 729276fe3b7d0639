const megabyte = 1024 * 1024;

/**
 * What and how much may be sent. The whole object goes from the settings (server/settings/config.ts) to the code that takes
 * files and to the browser that offers them: a bound that a setting moves is set there, and passed to where it applies.
 */
export const uploadLimits = {
  /** Of one file of a ticket. */
  ticketFileBytes: 100 * megabyte,
  /** Whether tickets take documents (PDF, plain text, ZIP) beside pictures and films. */
  ticketDocuments: true,
  /** Of one ticket with all its replies. */
  ticketFiles: 10,
  ticketBytes: 500 * megabyte,
  /** Files of one form of the public site, and all of them together. */
  enquiryFiles: 5,
  enquiryBytes: 25_000_000,
  /** What all strangers together may have uploaded and not sent yet. */
  unsentEnquiryBytes: 1024 * megabyte,
  /** Of one file of a release. */
  releaseFileBytes: 2048 * megabyte,
  releaseFiles: 20,
  /** Of one file of the media library. */
  libraryFileBytes: 100 * megabyte,
  /** A mail of this size with its files in Base64 holds what a browser would send in one answer. */
  inboundMailBytes: 25 * megabyte,
};

export type UploadLimits = Readonly<typeof uploadLimits>;
