import { Badge, CountBadge, DotBadge } from '#web/design/badge/badge.tsx';
import { Button, ButtonLink, ButtonRow, IconButton } from '#web/design/button/button.tsx';
import { FilterChip } from '#web/design/chip/chip.tsx';
import { SegmentedControl, SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { PageHeader, Specimen, State } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';

export const meta = () => styleGuideMeta('/style-guide/buttons');

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['plain', 'sunken', 'inverse'] as const;

export default function Buttons() {
  return (
    <>
      <PageHeader title="Buttons and links">
        One primary button in a view. A button does something here, a link goes somewhere; both may look like
        a button. Every target is at least 44 px high, the ring of the keyboard focus 3 px wide.
      </PageHeader>

      {tones.map((tone) => (
        <Specimen key={tone} title={`Variants, ${tone}`} layout="row" tone={tone}>
          {variants.map((variant) => (
            <State key={variant} name={variant}>
              <Button variant={variant}>Talk to an expert</Button>
            </State>
          ))}
        </Specimen>
      ))}

      <Specimen title="With icons" layout="row">
        <ButtonLink href="#content" iconEnd="arrow-right">
          See all machines
        </ButtonLink>
        <Button variant="secondary" icon="compare">
          Add to compare
        </Button>
        <Button variant="quiet" icon="share">
          Share
        </Button>
        <Button variant="danger" icon="trash">
          Delete the account
        </Button>
      </Specimen>

      <Specimen title="Sizes" layout="row">
        <State name="regular, 48 px">
          <Button>Send</Button>
        </State>
        <State name="compact, 44 px">
          <Button size="compact">Send</Button>
        </State>
      </Specimen>

      <Specimen
        title="States"
        layout="row"
        note="A busy button keeps its place and focus. Disabled is the exception: a form is always sent and answered with words."
      >
        <State name="busy">
          <Button busy>Sending</Button>
        </State>
        <State name="disabled">
          <Button disabled>Send</Button>
        </State>
        <State name="secondary, busy">
          <Button variant="secondary" busy>
            Saving
          </Button>
        </State>
        <State name="secondary, disabled">
          <Button variant="secondary" disabled>
            Save
          </Button>
        </State>
      </Specimen>

      <Specimen title="Row and long words" note="Rows wrap; on narrow screens buttons share the width.">
        <ButtonRow>
          <ButtonLink href="#content">Vorführung der Kabelverarbeitungsmaschine vereinbaren</ButtonLink>
          <ButtonLink href="#content" variant="secondary">
            Kapcsolatfelvétel a legközelebbi képviselettel
          </ButtonLink>
        </ButtonRow>
      </Specimen>

      <Specimen title="Icon buttons" layout="row">
        <State name="plain">
          <IconButton name="search" label="Search" />
        </State>
        <State name="with a count">
          <IconButton name="compare" label="Compare, 2 machines">
            <CountBadge count={2} />
          </IconButton>
        </State>
        <State name="something new">
          <IconButton name="bell" label="News, unread">
            <DotBadge />
          </IconButton>
        </State>
        <State name="round">
          <IconButton name="compare" label="Compare" look="round" aria-pressed={false} />
        </State>
        <State name="round, pressed">
          <IconButton name="compare" label="Compare" look="round" aria-pressed />
        </State>
      </Specimen>

      <Specimen title="Links" layout="row">
        <TextLink href="#content">All 148 products</TextLink>
        <TextLink href="#content" back>
          Cut and strip
        </TextLink>
        <TextLink href="#content" icon="external">
          Investor portal
        </TextLink>
        <TextLink href="#content" icon="download">
          Data sheet
        </TextLink>
      </Specimen>

      <Specimen title="Segmented control" layout="row" note="Two or three views of one thing.">
        <SegmentedLinks
          label="Measurement system"
          value="metric"
          options={[
            { value: 'metric', label: 'Metric', href: '#content' },
            { value: 'imperial', label: 'Imperial', href: '#content' },
          ]}
        />
        <SegmentedControl
          legend="Time of day"
          name="time"
          value="morning"
          options={[
            { value: 'morning', label: 'Morning' },
            { value: 'noon', label: 'Noon' },
            { value: 'evening', label: 'Evening' },
          ]}
        />
      </Specimen>

      <Specimen title="Filter chips" layout="row">
        <FilterChip href="#content">Crimping</FilterChip>
        <FilterChip href="#content" active removeLabel="Remove filter">
          Wire stripping
        </FilterChip>
        <FilterChip href="#content">Twisting</FilterChip>
      </Specimen>

      <Specimen title="Badges" layout="row">
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge>Ad hoc</Badge>
      </Specimen>

      <Specimen title="Spinner" layout="row" note="One turn in 1080 ms.">
        <Spinner />
        <Spinner label="Loading machines" />
        <Spinner large />
      </Specimen>
    </>
  );
}
