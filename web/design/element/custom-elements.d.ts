import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ui-anchor-nav': CustomElement;
      'ui-appearance': CustomElement;
      'ui-before-after': CustomElement;
      'ui-compare': CustomElement;
      'ui-compare-count': CustomElement;
      'ui-compare-panel': CustomElement;
      'ui-dialog': CustomElement;
      'ui-disclosure': CustomElement;
      'ui-enquiry-form': CustomElement;
      'ui-flash': CustomElement;
      'ui-gallery': CustomElement;
      'ui-live-form': CustomElement;
      'ui-loading': CustomElement;
      'ui-long-page': CustomElement;
      'ui-model': CustomElement;
      'ui-news-panel': CustomElement;
      'ui-search': CustomElement;
      'ui-setup-look': CustomElement;
      'ui-share': CustomElement;
      'ui-stage': CustomElement;
      'ui-table': CustomElement;
      'ui-tabs': CustomElement;
      'ui-units': CustomElement;
      'ui-video-consent': CustomElement;
    }
  }
}
