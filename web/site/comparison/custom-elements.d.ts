import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'web-comparison': Host & { 'data-page': string; 'data-empty'?: string | undefined };
    }
  }
}
