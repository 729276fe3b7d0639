import { textResponse } from '#services/foundation/delivery/text-response.ts';

/** The same answer for absent files and for files that the caller may not have. */
export const absentFile = () => textResponse(404, 'Not found');

export const expiredAddress = () => textResponse(403, 'This link has expired');

export const comeBackLater = () => textResponse(503, 'Too busy, please try again', { 'Retry-After': '5' });

export const onlyReading = () => textResponse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
