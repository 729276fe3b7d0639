import { journeyHeaders, paths } from '#contracts/identity/client.ts';
import { samplePassword } from '../../support/server.ts';

export type Step = {
  authId: string;
  stage: string;
  callbacks: {
    type: string;
    output: { name: string; value: unknown }[];
    input: { name: string; value: unknown }[];
  }[];
};

export type JourneyReply = Partial<Step> & {
  tokenId?: string;
  code?: number;
  message?: string;
};

export type Answer = {
  status: number;
  json: JourneyReply;
  /** The cookies that a browser would send back. */
  cookies: string;
  headers: Headers;
};

/** Begins a journey at `address`; `query`: the parameters of a link in a mail. */
export function begin(
  address: string,
  journey: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(address, { authIndexType: 'service', authIndexValue: journey, ...query }, undefined, headers);
}

/** Answers a step: one value for each callback with an input, in their order. */
export function reply(
  address: string,
  { json }: Answer,
  values: readonly unknown[],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const left = [...values];
  const callbacks = json.callbacks?.map((callback) => ({
    ...callback,
    input: callback.input.map((input, index) => (index === 0 ? { ...input, value: left.shift() } : input)),
  }));
  return post(address, {}, { ...json, callbacks }, headers);
}

/** Signs in one of the sample people. Gives the cookies of the session. */
export async function signIn(address: string, email: string, password = samplePassword): Promise<string> {
  const { cookies, json } = await reply(address, await begin(address, 'Login'), [email, password]);
  if (!cookies) throw new Error(`${email} was not signed in: ${JSON.stringify(json)}`);
  return cookies;
}

/** The rules that the answers of a step violate, by callback. */
export function brokenRules({ json }: Answer): string[][] {
  return (json.callbacks ?? []).map(({ output }) => {
    const failed = (output.find(({ name }) => name === 'failedPolicies')?.value ?? []) as string[];
    return failed.map((text) => (JSON.parse(text) as { policyRequirement: string }).policyRequirement);
  });
}

async function post(
  address: string,
  query: Record<string, string>,
  body: object | undefined,
  more: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${address}${paths.authenticate}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { ...journeyHeaders, 'content-type': 'application/json', ...more },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    json: (await response.json()) as JourneyReply,
    cookies: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    headers: response.headers,
  };
}
