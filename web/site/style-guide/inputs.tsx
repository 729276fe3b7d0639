import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choices.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { PageHeader, Specimen } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';

export const meta = () => styleGuideMeta('/style-guide/inputs');

const processes = [
  { value: 'cut', label: 'Cut and strip' },
  { value: 'crimp', label: 'Crimp', hint: 'Open barrel, closed barrel, ferrules' },
  { value: 'test', label: 'Test' },
];

const countries = [
  { value: 'CH', label: 'Switzerland' },
  { value: 'HU', label: 'Magyarország', lang: 'hu' },
  { value: 'JP', label: '日本', lang: 'ja' },
];

export default function Inputs() {
  return (
    <>
      <PageHeader title="Inputs">
        Labels stand above, hints under them, errors beside the field and once more on top. The browser’s own
        validation is off: the server answers in the visitor’s language, and nothing typed is lost.
      </PageHeader>

      <Specimen title="Text">
        <FieldStack>
          <TextInput id="company" name="company" label="Company" autoComplete="organization" />
          <TextInput
            id="serial"
            name="serial"
            label="Serial number"
            hint="On the name plate, below the main switch: 8 digits."
            inputMode="numeric"
          />
          <TextInput
            id="phone"
            name="phone"
            type="tel"
            label="Phone"
            optional="optional"
            autoComplete="tel"
          />
          <TextInput
            id="filled"
            name="filled"
            label="Machine"
            defaultValue="CS 400 L, 0.03–10 mm², Vorführmaschine mit Kabelabrollvorrichtung"
          />
        </FieldStack>
      </Specimen>

      <Specimen title="States">
        <FieldStack>
          <TextInput
            id="mail-wrong"
            name="mail-wrong"
            type="email"
            label="E-mail"
            defaultValue="anna.keller@"
            error="Enter an e-mail address like name@company.com"
          />
          <TextInput
            id="read-only"
            name="read-only"
            label="Customer number"
            defaultValue="100 482"
            readOnly
          />
          <TextInput id="disabled" name="disabled" label="Contract" defaultValue="Service plus" disabled />
        </FieldStack>
      </Specimen>

      <Specimen title="Several lines" note="Grows with what is typed.">
        <FieldStack>
          <TextArea
            id="message"
            name="message"
            label="Message"
            hint="Wire list, cross-section, pieces a day."
          />
          <TextArea
            id="message-wrong"
            name="message-wrong"
            label="Description"
            error="Tell us in a few words what happened"
          />
        </FieldStack>
      </Specimen>

      <Specimen title="Choice">
        <FieldStack>
          <FieldRow>
            <Select
              id="country"
              name="country"
              label="Country"
              placeholder="Choose a country"
              options={countries}
            />
            <Select
              id="country-wrong"
              name="country-wrong"
              label="Site"
              placeholder="Choose a site"
              options={countries}
              error="Choose the site that the machine stands at"
            />
          </FieldRow>
          <ChoiceGroup
            id="process"
            name="process"
            legend="What do you want to do?"
            value="cut"
            options={processes}
          />
          <ChoiceGroup
            id="interest"
            type="checkbox"
            name="interest"
            legend="Which processes interest you?"
            hint="Choose all that apply."
            value={['cut', 'test']}
            options={processes}
          />
          <ChoiceGroup
            id="plan"
            name="plan"
            legend="When do you plan to buy?"
            error="Choose one of the answers"
            options={[
              { value: 'now', label: 'Within three months' },
              { value: 'later', label: 'Later' },
            ]}
          />
          <Checkbox id="terms" name="terms" label="I have read the privacy notice." />
          <Checkbox id="news" name="news" label="Send me the news of the trade." defaultChecked />
          <Checkbox
            id="terms-wrong"
            name="terms-wrong"
            label="I agree to the terms of use."
            error="Agree to the terms before you send the form"
          />
          <Checkbox id="locked" name="locked" label="Administered by your company." disabled defaultChecked />
        </FieldStack>
      </Specimen>

      <Specimen
        title="A form that was refused"
        note="The summary says everything on top in the words of the fields; each line leads to its field."
      >
        <form action="/style-guide/inputs" method="get" noValidate>
          <FieldStack>
            <ErrorSummary
              title="Two answers are missing"
              problems={[
                { href: '#refused-name', text: 'Enter your name' },
                { href: '#refused-mail', text: 'Enter an e-mail address' },
              ]}
            />
            <TextInput
              id="refused-name"
              name="name"
              label="Name"
              autoComplete="name"
              error="Enter your name"
            />
            <TextInput
              id="refused-mail"
              name="mail"
              type="email"
              label="E-mail"
              autoComplete="email"
              error="Enter an e-mail address"
            />
            <TextArea
              id="refused-question"
              name="question"
              label="Question"
              defaultValue="Can the CS 400 strip 0.05 mm² PTFE?"
            />
            <ButtonRow>
              <Button type="submit">Send</Button>
              <Button variant="quiet">Cancel</Button>
            </ButtonRow>
          </FieldStack>
        </form>
      </Specimen>
    </>
  );
}
