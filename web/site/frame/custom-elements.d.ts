import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'frame-account': Host;
      'frame-menu': Host;
      'frame-chooser': Host & { 'data-locale': string };
      'frame-contact-panel': Host & { 'data-source': string; 'data-instead': string };
      'site-island': Host & { 'data-script': string; 'data-island': string; 'data-props': string };
      'frame-region-banner': Host & { 'data-source': string; 'data-current': string };
    }
  }
}
