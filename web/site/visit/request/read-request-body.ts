import { data } from 'react-router';

/**
 * What a request brings with it, read in one place: anything but what was required is the sender's mistake and
 * answered as such, on every address.
 */

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * The form that was sent. Throws the answer 415 where something else was, 400 where it cannot be read or holds NUL, which no
 * field can have and no database takes, 413 where it is longer than anything that the site takes.
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

/** The text that was sent. Throws the answer 400 where it breaks off, 413 where it is longer than the site takes. */
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
