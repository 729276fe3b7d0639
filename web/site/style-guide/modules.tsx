import { IconButton } from '#web/design/button/button.tsx';
import { Bento, CardGrid, StageCard } from '#web/design/card/stage-card.tsx';
import { Chart } from '#web/design/chart/chart.tsx';
import { DownloadGrid } from '#web/design/download/download-card.tsx';
import { Gallery } from '#web/design/gallery/gallery.tsx';
import { KeyFigures } from '#web/design/key-figures/key-figures.tsx';
import { AvatarRow } from '#web/design/person/avatar-row.tsx';
import { Byline, PersonCard } from '#web/design/person/person-card.tsx';
import { Picture } from '#web/design/picture/picture.tsx';
import { ProcessGrid } from '#web/design/process-icon/process-grid.tsx';
import { Quote } from '#web/design/quote/quote.tsx';
import { TeaserCard, TeaserRow } from '#web/design/teaser/teaser-card.tsx';
import { Timeline } from '#web/design/timeline/timeline.tsx';
import { VideoConsent } from '#web/design/video/video-consent.tsx';
import styles from './modules.module.css';
import { pictures, thumbnails } from './sample-pictures.ts';
import { PageHeader, Specimen, State } from './specimen.tsx';
import { styleGuideMeta } from './style-guide-pages.ts';
import { WireEndSpecimens } from './wire-end-specimens.tsx';

export const meta = () => styleGuideMeta('/style-guide/modules');

const here = '/style-guide/modules';

const processes = [
  { name: 'cut', title: 'Cut', range: '0.08–300 mm²', href: here },
  { name: 'strip', title: 'Strip', range: 'Full, half, jacket', href: here },
  { name: 'crimp', title: 'Crimp', range: 'Up to 40 kN', href: here },
  { name: 'twist', title: 'Twist', range: '2–4 strands', href: here },
  { name: 'mark', title: 'Mark', range: 'Ink and laser', href: here },
  { name: 'tape', title: 'Tape', range: 'Spot and spiral', href: here },
  { name: 'test', title: 'Test', range: 'Up to 6 kV', href: here },
  { name: 'feed', title: 'Feed', range: 'Up to 15 m/s', href: here },
] as const;

const speaker = { name: 'Anna Keller', role: 'Head of production, Thun' };

const compare = (name: string, pressed = false) => (
  <IconButton name="compare" label={`Compare ${name}`} look="round" aria-pressed={pressed} />
);

export default function Modules() {
  return (
    <>
      <PageHeader title="Modules">
        What pages are built of: machines, stories, people, figures and films.
      </PageHeader>

      <Specimen title="Process finder">
        <ProcessGrid label="Processes" processes={[...processes]} />
      </Specimen>

      <Specimen
        title="Bento of machines"
        note="The whole card follows the title; the compare toggle stays apart."
      >
        <Bento>
          <StageCard
            href={here}
            shape="wide"
            kind="Crimp-to-crimp"
            title="C2C 550"
            text="Two crimp ends, one pass. Crimp force is checked on every terminal."
            facts={['0.13–6 mm²', '4 800 pcs/h', '3.3 m footprint']}
            picture={pictures.c2c550}
            action={compare('C2C 550', true)}
          />
          <StageCard
            href={here}
            shape="tall"
            kind="Cut and strip"
            title="CS 400"
            text="Bench-top precision with a ten-inch touch screen."
            facts={['0.03–10 mm²', '±0.2 mm']}
            picture={pictures.cs400}
            action={compare('CS 400')}
          />
          <StageCard
            href={here}
            kind="Crimping press"
            title="CP 24"
            facts={['24 kN', '0.4 s cycle']}
            picture={pictures.cp24}
            action={compare('CP 24')}
          />
          <StageCard
            href={here}
            kind="Wire prefeeder"
            title="PF 120"
            facts={['15 m/s', 'Ø 450 mm']}
            picture={pictures.pf120}
            action={compare('PF 120')}
          />
          <StageCard
            href={here}
            kind="Harness taping"
            title="HT 60"
            facts={['Ø 3–60 mm', 'Spot or spiral']}
            picture={pictures.ht60}
            action={compare('HT 60')}
          />
        </Bento>
      </Specimen>

      <Specimen title="Cards on a sunken band" tone="sunken" note="The last one has no picture yet.">
        <CardGrid columns={4}>
          <StageCard
            href={here}
            shape="below"
            kind="Wire prefeeder"
            title="PF 120"
            picture={pictures.pf120}
          />
          <StageCard href={here} shape="below" kind="Crimping press" title="CP 24" picture={pictures.cp24} />
          <StageCard href={here} shape="below" kind="Harness taping" title="HT 60" picture={pictures.ht60} />
          <StageCard
            href={here}
            shape="below"
            kind="Kabelverarbeitungsanlage"
            title="KV 900"
            picture={null}
          />
        </CardGrid>
      </Specimen>

      <Specimen title="Stories">
        <TeaserRow>
          <TeaserCard
            large
            href={here}
            topic="Automotive"
            date={{ text: '12 Nov 2026', machine: '2026-11-12' }}
            title="Why one door harness needs forty-one wire types, and how a plant in Brno cut changeovers to nine minutes"
            picture={pictures.wires}
            ratio="16:10"
            footer={<Byline name="Tomáš Novák" />}
          />
          <TeaserCard
            href={here}
            topic="Testing"
            date={{ text: '3 Nov 2026', machine: '2026-11-03' }}
            title="Testing 228 circuits in the time it takes to plug one connector"
            picture={pictures.cs400Detail}
            footer={<Byline name="Mei Lin" note="6 min" />}
          />
          <TeaserCard
            href={here}
            topic="Materials"
            date={{ text: '27 Oct 2026', machine: '2026-10-27' }}
            title="Thinner insulation, same pull-off force: what changes in the blade"
            picture={pictures.spools}
            footer={<Byline name="Zsófia Nagy" />}
          />
        </TeaserRow>
      </Specimen>

      <Specimen title="Key figures" tone="inverse">
        <KeyFigures
          items={[
            { value: '50', label: 'locations, in reach of every line' },
            { value: '0.2', unit: 'mm', label: 'length accuracy' },
            { value: '4 800', unit: 'pcs/h', label: 'with crimp force checked on every terminal' },
            { value: '24', unit: 'h', label: 'until an engineer answers' },
          ]}
        />
      </Specimen>
      <Specimen title="Key facts, regular">
        <KeyFigures
          size="regular"
          items={[
            { value: '0.03–10', unit: 'mm²', label: 'Cross-section' },
            { value: '±0.2', unit: 'mm', label: 'Length accuracy' },
            { value: '4.0', unit: 'm/s', label: 'Feed speed' },
            { value: '4 200', unit: 'pcs/h', label: 'Output' },
          ]}
        />
      </Specimen>

      <Specimen
        title="Chart"
        note="The same figures stand in a table to unfold. Lines differ by stroke, too."
      >
        {(['bars', 'lines'] as const).map((drawing) => (
          <Chart
            key={drawing}
            id={`chart-${drawing}`}
            drawing={drawing}
            title={`Revenue and order intake as ${drawing}`}
            description="CHF million, 2022 to 2024"
            periods={['2022', '2023', '2024']}
            series={[
              { label: 'Revenue', amounts: [588.6, 716.3, 598.2] },
              { label: 'Order intake', amounts: [641.8, 667.4, 561.7] },
            ]}
            format={(amount) => amount.toFixed(1)}
            formatTick={String}
            labels={{ table: 'The figures as a table', period: 'Year' }}
          />
        ))}
      </Specimen>

      <Specimen title="Quote">
        <Quote {...speaker}>
          “We change from silicone to PTFE four times a shift. Nobody reaches for a manual any more.”
        </Quote>
      </Specimen>

      <Specimen title="Timeline">
        <Timeline
          entries={[
            {
              key: '1975',
              date: '1975',
              title: 'A stripping tool that spares the strand',
              text: 'Founded in Thun.',
            },
            {
              key: '1998',
              date: '1998',
              title: 'Crimp force measured on every terminal',
              text: 'What had been a sample became a record of each piece.',
              picture: pictures.crimp,
            },
            { key: '2026', date: '2026', title: 'One sign-in for machines, tickets and training' },
          ]}
        />
      </Specimen>

      <Specimen title="People">
        <CardGrid columns={3}>
          <PersonCard
            person={{
              name: 'Javier Ortega',
              role: 'Process engineer, taping and bundling',
              place: 'Querétaro',
              phone: { text: '+52 442 000 00 00', href: 'tel:+524420000000' },
              mail: { text: 'javier.ortega@group.example', href: 'mailto:javier.ortega@group.example' },
            }}
          />
          <PersonCard person={{ name: '美 林', role: 'Application engineer', place: 'Shanghai' }} />
          <PersonCard person={{ name: 'Luca Bernasconi', role: 'Leiter Kabelverarbeitungstechnologie' }} />
        </CardGrid>
        <State name="Several people">
          <AvatarRow names={['Anna Keller', 'Javier Ortega', 'Mei Lin']} />
        </State>
      </Specimen>

      <Specimen title="Downloads">
        <DownloadGrid
          actionLabel="Download"
          documents={[
            {
              href: '#brochure',
              title: 'Product brochure',
              facts: 'PDF · 4.2 MB',
              thumbnail: thumbnails.brochure,
            },
            {
              href: '#sheet',
              title: 'Technical data sheet',
              facts: 'PDF · 0.8 MB',
              thumbnail: thumbnails.datasheet,
            },
            {
              href: '#manual',
              title: 'Operating manual',
              facts: 'PDF · 18 MB',
              language: 'Deutsch',
              thumbnail: thumbnails.manual,
            },
            {
              href: '#declaration',
              title: 'Declaration of conformity',
              facts: 'PDF · 0.2 MB',
              thumbnail: thumbnails.declaration,
            },
            { href: '#firmware', title: 'Firmware 4.2 for the CS 400', facts: 'ZIP · 36 MB' },
          ]}
        />
      </Specimen>

      <Specimen
        title="Gallery"
        note="Arrow keys turn the pages of the lightbox; wheel, two fingers, double click, + and − look closer."
      >
        <Gallery
          id="gallery"
          labels={{
            title: 'Pictures of the CS 400',
            enlarge: 'Enlarge',
            close: 'Close',
            previous: 'Previous picture',
            next: 'Next picture',
            zoomIn: 'Zoom in',
            zoomOut: 'Zoom out',
            position: (number, total) => `Picture ${number} of ${total}`,
          }}
          items={[
            {
              thumbnail: pictures.crimp,
              full: pictures.crimp,
              caption: 'Crimp height, measured on every piece.',
            },
            { thumbnail: pictures.strands, full: pictures.strands, caption: 'Strands stay untouched.' },
            { thumbnail: pictures.cs400Detail, full: pictures.cs400Detail },
          ]}
        />
      </Specimen>

      <WireEndSpecimens />

      <Specimen title="Film with consent" note="Nothing of the other site is loaded before the click.">
        <VideoConsent
          title="The CS 400 at work"
          playerUrl="https://www.youtube-nocookie.com/embed/none"
          pageUrl="https://www.youtube.com/watch?v=none"
          poster={pictures.wires}
          notice="The film lies on YouTube. Playing it tells YouTube your address and what you watch."
          playLabel="Play the film"
          stopLabel="Close the film"
        />
      </Specimen>

      <Specimen title="Picture" layout="row">
        <State name="contained on its stage">
          <Picture className={styles.picture} source={pictures.cs400} ratio="4:3" fit="contain" rounded />
        </State>
        <State name="cropped, focal point left">
          <Picture
            className={styles.picture}
            source={{ ...pictures.crimp, focal: 'left' }}
            ratio="1:1"
            rounded
          />
        </State>
        <State name="none yet">
          <Picture className={styles.picture} source={null} rounded />
        </State>
      </Specimen>
    </>
  );
}
