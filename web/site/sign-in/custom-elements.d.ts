import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sign-in-callback': Host & { 'data-issuer': string };
      'sign-in-passkey': Host & { 'data-options': string };
      'sign-in-passkey-way': Host;
      'sign-in-password': Host;
    }
  }
}
