import type { FromReader, ToReader } from './protocol.ts';
import address from './reader.worker.ts?worker&url';

export type Reader = {
  readonly say: (message: ToReader) => void;
  readonly close: () => void;
};

/**
 * The only Trusted Types policy that may start a worker on this page (server/headers/security-headers.ts).
 */
const policyName = 'fit-reader';

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

/** Starts the reader before a file is chosen, so that nothing has to be fetched afterwards. */
export function openReader(hear: (message: FromReader) => void): Reader {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL(url) {
      if (url !== address) throw new TypeError('Only the reader is begun');
      return url;
    },
  });
  const worker = new Worker(
    policy?.createScriptURL(address) ?? address,
    import.meta.env.DEV ? { type: 'module' } : {},
  );
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => hear(data));
  return {
    say: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
