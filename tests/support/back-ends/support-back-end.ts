import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Enquiry = {
  readonly key: string;
  readonly form: string;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly language: string;
  readonly country: string;
  readonly path: string;
  readonly visitor?: string | null;
};

export type SupportBackEnd = {
  /** For SUPPORT_API_URL. */
  readonly url: string;
  /** Everything that was submitted, in its order. */
  readonly taken: readonly Enquiry[];
  /** From now on it responds 500, or works again. */
  readonly breakDown: (isBroken: boolean) => void;
  readonly close: () => void;
};

/** A support back end that accepts and stores five enquiries of one form from each visitor. */
export async function startSupportBackEnd(): Promise<SupportBackEnd> {
  const taken: Enquiry[] = [];
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const { variables } = (await json(request)) as { variables: { input: Enquiry } };
    if (isBroken) return void response.writeHead(500).end();
    response.setHeader('content-type', 'application/json');
    const { form, visitor } = variables.input;
    if (taken.filter((each) => each.form === form && each.visitor === visitor).length >= 5)
      return void response.end(JSON.stringify({ errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }] }));
    taken.push(variables.input);
    response.end(JSON.stringify({ data: { submitEnquiry: { id: variables.input.key } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    taken,
    breakDown(broken) {
      isBroken = broken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
