import { textResponse } from '#services/foundation/text-response.ts';

/** The same for what is not there and for what is not for whoever asks. */
export const absentFile = () => textResponse(404, 'Not found');

export const expiredAddress = () => textResponse(403, 'This link has expired');

export const comeBackLater = () => textResponse(503, 'Too busy, please try again', { 'Retry-After': '5' });

export const onlyReading = () => textResponse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
