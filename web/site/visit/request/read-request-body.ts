import { data } from 'react-router';

/**
 * Request bodies are read in one place, so that an invalid one gets the same 4xx response on every address.
 */

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * The submitted form. Throws a 415 response for another content type, 400 if it cannot be parsed or contains
 * NUL, which neither fields nor databases allow, 413 if it is longer than anything that the site takes.
 */
export async function readFormBody(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.includes(type)) throw refusal(415, 'Unsupported Media Type');
  const form = await read(() => request.formData());
  for (const [name, value] of form) {
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0')))
      throw refusal(400, 'Bad Request');
  }
  return form;
}

/** The body as text. Throws a 400 response if it is truncated, 413 if it is longer than the site takes. */
export function readTextBody(request: Request): Promise<string> {
  return read(() => request.text());
}

async function read<Body>(take: () => Promise<Body>): Promise<Body> {
  try {
    return await take();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.name === 'BodyTooLarge';
    throw isTooLarge ? refusal(413, 'Content Too Large') : refusal(400, 'Bad Request');
  }
}

function refusal(status: number, statusText: string) {
  return data(null, { status, statusText });
}
