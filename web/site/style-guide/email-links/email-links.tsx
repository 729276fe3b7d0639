import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { PageHeader, Specimen } from '../specimen.tsx';
import { styleGuideMeta } from '../style-guide-pages.ts';
import { useChosenTheme } from '../theme/chosen-theme.ts';
import { mailtoLink, withoutTracking } from './email-link.ts';

export const meta = () => styleGuideMeta('/style-guide/tools/email-links');

const page = '/style-guide/tools/email-links';

/** GET forms to the same page: the input is part of the address, and no script is needed. */
export default function EmailLinks() {
  const [parameters] = useSearchParams();
  const given = (name: string) => parameters.get(name) ?? '';
  return (
    <>
      <PageHeader title="E-mail links">
        Links for signatures, newsletters and datasheets: ready-made messages that survive every mail program,
        and addresses without anything that follows the reader.
      </PageHeader>
      <MailForm given={given} />
      <CleaningForm address={given('address')} />
    </>
  );
}

function MailForm({ given }: { given: (name: string) => string }) {
  const draft = { to: given('to'), cc: given('cc'), subject: given('subject'), body: given('body') };
  const link = draft.to.includes('@') ? mailtoLink(draft) : null;
  return (
    <Specimen title="A link that begins a message">
      <form action={page} method="get">
        <FieldStack>
          <ThemeField />
          <TextInput
            id="to"
            name="to"
            label="To"
            hint="One address or several, with commas between them."
            defaultValue={draft.to}
            error={draft.to && !link ? 'Enter an e-mail address like name@company.com' : undefined}
          />
          <TextInput id="cc" name="cc" label="Copy to" optional="optional" defaultValue={draft.cc} />
          <TextInput id="subject" name="subject" label="Subject" defaultValue={draft.subject} />
          <TextArea id="body" name="body" label="Message" defaultValue={draft.body} />
          <div>
            <Button type="submit">Make the link</Button>
          </div>
        </FieldStack>
      </form>
      {link ? (
        <FieldStack>
          <TextArea id="mail-link" label="The link" value={link} readOnly rows={3} />
          <TextArea id="mail-html" label="For HTML" value={renderHtml(link)} readOnly rows={3} />
          <div>
            <ButtonLink href={link} variant="secondary" icon="mail">
              Try it
            </ButtonLink>
          </div>
        </FieldStack>
      ) : null}
    </Specimen>
  );
}

/**
 * All characters special to HTML are already percent-encoded, except the ampersand between fields and the
 * apostrophe.
 */
const renderHtml = (link: string) =>
  `<a href="${link.replaceAll('&', '&amp;').replaceAll("'", '%27')}">…</a>`;

function CleaningForm({ address }: { address: string }) {
  const clean = address ? withoutTracking(address) : null;
  return (
    <Specimen title="An address without trackers">
      <form action={page} method="get">
        <FieldStack>
          <ThemeField />
          <TextInput
            id="address"
            name="address"
            type="url"
            label="Address"
            defaultValue={address}
            error={address && !clean ? 'Enter an address that begins with https://' : undefined}
          />
          <div>
            <Button type="submit">Clean it</Button>
          </div>
        </FieldStack>
      </form>
      {clean ? (
        <FieldStack>
          <TextInput id="clean-address" label="Clean address" value={clean} readOnly />
        </FieldStack>
      ) : null}
    </Specimen>
  );
}

function ThemeField() {
  const theme = useChosenTheme();
  return theme === 'Default' ? null : <input type="hidden" name="theme" value={theme} />;
}
