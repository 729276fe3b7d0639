import { Accordion } from '#web/design/accordion/accordion.tsx';
import { AnchorNavigation, TableOfContents } from '#web/design/anchor-navigation/anchor-navigation.tsx';
import { Breadcrumb } from '#web/design/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Dialog, DialogButton } from '#web/design/dialog/dialog.tsx';
import { Disclosure } from '#web/design/disclosure/disclosure.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { FlashMessage } from '#web/design/flash-message/flash-message.tsx';
import { FlashStack } from '#web/design/flash-message/flash-stack.tsx';
import { LanguageList } from '#web/design/language-list/language-list.tsx';
import { NumberTile, NumberTiles } from '#web/design/number-tile/number-tile.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { SideButtons } from '#web/design/side-buttons/side-buttons.tsx';
import { Skeleton, SkeletonCard } from '#web/design/skeleton/skeleton.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable, SpecificationTable } from '#web/design/table/table.tsx';
import { Tabs } from '#web/design/tabs/tabs.tsx';
import styles from './components.module.css';
import { PageHeader, Specimen } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';
import { IconTable } from './tables/icon-table.tsx';
import { ProcessTable } from './tables/process-table.tsx';

export const meta = () => styleGuideMeta('/style-guide/components');

const anchors = [
  { id: 'tables', title: 'Tables' },
  { id: 'folding', title: 'Folding' },
  { id: 'overlays', title: 'Overlays' },
  { id: 'messages', title: 'Messages' },
  { id: 'waiting', title: 'Waiting' },
  { id: 'icons', title: 'Icons' },
];

const variants = [
  ['CS 400', '0.03–6 mm²', 'V blades', 'None', '0351 4000'],
  ['CS 400 L', '0.03–10 mm²', 'V and radius', 'Ink jet ready', '0351 4010'],
  ['CS 400 M', '0.03–10 mm²', 'Rotary', 'Ink jet and laser', '0351 4020'],
];

export default function Components() {
  return (
    <>
      <PageHeader title="Components">
        Plain markup that works without script. Where behaviour helps, a small custom element adds it and
        keeps its state in attributes.
      </PageHeader>

      <AnchorNavigation
        label="On this page"
        items={anchors}
        aside={
          <ButtonLink href="/style-guide/modules" size="compact">
            Modules
          </ButtonLink>
        }
      />

      <Specimen title="Breadcrumb" note="Narrow screens show the previous level only.">
        <Breadcrumb
          label="Breadcrumb"
          items={[
            { title: 'Home', href: '/style-guide' },
            { title: 'Products', href: '/style-guide/modules' },
            { title: 'Cut and strip', href: '/style-guide/components' },
            { title: 'CS 400' },
          ]}
        />
      </Specimen>

      <Specimen title="Language list" note="Every language in its own words, never a flag.">
        <LanguageList
          label="Language"
          languages={[
            { lang: 'en', name: 'English', href: '#en', current: true },
            { lang: 'de', name: 'Deutsch', href: '#de' },
            { lang: 'hu', name: 'Magyar', href: '#hu' },
            { lang: 'ja', name: '日本語', href: '#ja' },
            { lang: 'zh', name: '中文', href: '#zh' },
          ]}
        />
      </Specimen>

      <Specimen title="Table of contents">
        <TableOfContents title="Contents" items={anchors} />
      </Specimen>

      <Specimen
        title="Working pages"
        note="Portal and editor: the productive type set, fixed and smaller. Dialog forms are drawn by script."
      >
        <div data-type-set="productive" className={styles.working}>
          <NumberTiles>
            <NumberTile label="Open tickets" value="6" href="#tables" />
            <NumberTile label="Machines" value="10" note="Two are stored" />
            <NumberTile label="Still asked for" value={undefined} />
          </NumberTiles>
          <Panel title="Machine" text="One matter on a surface of its own.">
            <DataList
              items={[
                { term: 'Serial number', value: '455.1187' },
                { term: 'Commissioned', value: '11 June 2024' },
                { term: 'Own name', value: '' },
              ]}
              empty="Not given"
            />
          </Panel>
        </div>
      </Specimen>

      <div id="tables">
        <Specimen
          title="Table of records"
          note="Wide tables scroll inside their own region, by keyboard, too."
        >
          <DataTable
            caption="Variants of the CS 400"
            columns={['Variant', 'Cross-section', 'Blades', 'Marking', 'Article'].map((title, place) => ({
              key: title,
              title,
              align: title === 'Article' ? ('end' as const) : undefined,
              cell: (variant: string[]) => variant[place],
            }))}
            rows={variants}
            getKey={([name]) => name!}
          />
        </Specimen>
        <Specimen title="Technical data">
          <SpecificationTable
            caption="Wire range"
            rows={[
              { name: 'Conductor cross-section', value: '0.03–10 mm²' },
              { name: 'Outer diameter', value: '0.5–8.5 mm' },
              { name: 'Length accuracy', value: '±(0.2 % + 0.2 mm)' },
              { name: 'Isolationswiderstandsmessung', value: '≥ 10 MΩ' },
            ]}
          />
        </Specimen>
        <Specimen title="Pagination">
          <Pagination
            labels={{ pages: 'Pages', previous: 'Previous', next: 'Next' }}
            current={2}
            last={15}
            getHref={(page) => `#page-${page}`}
          />
        </Specimen>
      </div>

      <div id="folding">
        <Specimen title="Tabs" note="Arrow keys, Home and End; without script all panels are shown.">
          <Tabs
            label="Working with the machine"
            tabs={[
              { id: 'tab-set-up', title: 'Set up', content: <p>A new program takes three taps.</p> },
              { id: 'tab-run', title: 'Run', content: <p>4 200 pieces an hour at 100 mm.</p> },
              { id: 'tab-service', title: 'Service', content: <p>Belts are changed without a tool.</p> },
            ]}
          />
        </Specimen>
        <Specimen title="Accordion">
          <Accordion
            items={[
              {
                title: 'Which wires does it cut?',
                content: <p>Single wires from 0.03 to 10 mm², flat cable up to 8.5 mm wide.</p>,
                open: true,
              },
              {
                title: 'How long does a change of blades take?',
                content: <p>Less than a minute. The cassette is held by one lever.</p>,
              },
              {
                title: 'Hogyan csatlakoztatható a gyártásirányító rendszerhez?',
                content: <p lang="hu">OPC UA-n vagy a MIKO 4 interfészen keresztül.</p>,
              },
            ]}
          />
        </Specimen>
      </div>

      <div id="overlays">
        <Specimen title="Disclosure" layout="row" note="Escape closes it and returns the focus.">
          <Disclosure label="Languages" group="guide">
            <LanguageList
              label="Choose a language"
              languages={[
                { lang: 'de', name: 'Deutsch', href: '#disclosure-de' },
                { lang: 'fr', name: 'Français', href: '#disclosure-fr' },
              ]}
            />
          </Disclosure>
          <Disclosure label="Sort by" look="outlined" group="guide">
            <ul className={styles.plainList}>
              <li>Name</li>
              <li>Cross-section</li>
            </ul>
          </Disclosure>
        </Specimen>
        <Specimen title="Dialog and panel" layout="row">
          <DialogButton opens="dialog-delete" variant="secondary">
            Open the dialog
          </DialogButton>
          <DialogButton opens="panel-contact" variant="secondary">
            Open the panel
          </DialogButton>
          <Dialog
            id="dialog-delete"
            title="Close the ticket?"
            closeLabel="Close"
            footer={
              <>
                <Button>Close the ticket</Button>
                <Button variant="quiet">Keep it open</Button>
              </>
            }
          >
            <p>It can be opened again within 30 days.</p>
          </Dialog>
          <Dialog id="panel-contact" title="Talk to an expert" closeLabel="Close" placement="end">
            <p>Send us your wire list. A process engineer answers within 24 hours.</p>
          </Dialog>
        </Specimen>
        <Specimen title="Side buttons" note="At the lower edge of this page.">
          <SideButtons
            label="Quick access"
            buttons={[
              { icon: 'mail', label: 'Talk to an expert', href: '#panel-contact', opens: 'panel-contact' },
              { icon: 'compare', label: 'Compare', href: '#tables' },
            ]}
          />
        </Specimen>
      </div>

      <div id="messages">
        <Specimen title="Flash messages">
          <FlashMessage kind="info" kindLabel="Information" hideLabel="Hide">
            The page exists in English and German.
          </FlashMessage>
          <FlashMessage kind="success" kindLabel="Success" hideLabel="Hide">
            Thank you. An engineer answers within 24 hours.
          </FlashMessage>
          <FlashMessage kind="error" kindLabel="Error" hideLabel="Hide">
            Something went wrong. Please verify your input is correct and try again later.
          </FlashMessage>
          <FlashStack>
            <FlashMessage kind="success" kindLabel="Success" hideLabel="Hide" floating>
              Floating messages leave after seven seconds.
            </FlashMessage>
          </FlashStack>
        </Specimen>
        <Specimen title="Status" layout="row" note="Word and shape; colour only adds to them.">
          <StatusLabel status="open">In progress</StatusLabel>
          <StatusLabel status="waiting">Waiting for you</StatusLabel>
          <StatusLabel status="done">Registered</StatusLabel>
          <StatusLabel status="failed">Declined</StatusLabel>
          <StatusLabel status="none">Not registered yet</StatusLabel>
        </Specimen>
      </div>

      <div id="waiting">
        <Specimen title="Skeleton" note="Has the shape of what will come.">
          <div className={styles.skeletons}>
            <SkeletonCard />
            <div>
              <Skeleton shape="avatar" />
              <Skeleton shape="text" lines={5} />
            </div>
          </div>
        </Specimen>
        <Specimen title="Empty state" note="Never-had-any differs from filtered-away.">
          <EmptyState
            headingLevel={3}
            title="No machine on your list"
            text="Pick machines with the compare button on their card, up to four of them."
            action={<ButtonLink href="#tables">See all machines</ButtonLink>}
          />
          <EmptyState
            headingLevel={3}
            title="No machine matches these filters"
            text="There are 12 machines for cutting and stripping."
            action={
              <ButtonLink href="#tables" variant="secondary">
                Remove the filters
              </ButtonLink>
            }
          />
        </Specimen>
      </div>

      <div id="icons">
        <Specimen title="Icons" note="24 grid, 1.75 stroke.">
          <IconTable />
        </Specimen>
        <Specimen
          title="Processes"
          note="48 grid, 2 px stroke. One cable throughout: what is in the accent colour is cable, ink is the machine."
        >
          <ProcessTable />
        </Specimen>
      </div>
    </>
  );
}
