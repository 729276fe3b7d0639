import { type FormName, isFormName } from '#contracts/support/forms.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import type { Visit } from '#web/site/visit/context.ts';

/** The form named in an address. Throws a 404 response when there is none. */
export function readForm(name: string): FormName {
  if (!isFormName(name)) throw new Response(null, { status: 404 });
  return name;
}

/** The frame and head of a form's page, which belongs to one visitor and is not indexed. */
export function formFrame(visit: Visit, title: string) {
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [{ title, href: '' }], content: null };
  const meta = [{ title: documentTitle(title, visit) }, { name: 'robots', content: 'noindex' }];
  return { frame, meta };
}
