import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { PageHeader, Specimen } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';

export const meta = () => styleGuideMeta('/style-guide/pages/error');

const home = <ButtonLink href="/style-guide">Go to home</ButtonLink>;

export default function ErrorPages() {
  return (
    <>
      <PageHeader title="Error pages">
        The loose wire. These pages need no data, no script and no picture file, so they stand when nothing
        else does.
      </PageHeader>
      <Specimen title="Not found" layout="full">
        <ErrorFrame
          titleLevel={3}
          overline="404"
          title="This wire leads nowhere"
          message="Page not found: /en/products/cs-401"
          actions={home}
        />
      </Specimen>
      <Specimen title="Unexpected" layout="full">
        <ErrorFrame
          titleLevel={3}
          overline="An unexpected error occurred"
          title="Sorry, something went wrong"
          message="Please try again in a few minutes."
          actions={home}
        />
      </Specimen>
      <Specimen title="Maintenance" layout="full" tone="inverse">
        <ErrorFrame
          titleLevel={3}
          overline="Maintenance"
          title="We are changing a blade"
          message="The site is back in a few minutes."
          actions={home}
        />
      </Specimen>
    </>
  );
}
