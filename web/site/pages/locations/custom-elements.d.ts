import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'location-hours': Host;
    }
  }
}
