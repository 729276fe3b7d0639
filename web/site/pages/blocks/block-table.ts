import type { ComponentType } from 'react';
import type { BlockType } from '#contracts/content/blocks.ts';
import type { BlockProps } from '../layout/block-props.ts';
import { AnchorNavigationBlock } from './anchor-navigation.tsx';
import { AnnotatedPicture } from './annotated-picture/annotated-picture.tsx';
import { ChartBlock } from './data/chart.tsx';
import { FinancialCalendar } from './data/financial-calendar.tsx';
import { KeyFiguresBlock } from './data/key-figures.tsx';
import { TableBlock } from './data/table.tsx';
import { Downloads } from './downloads.tsx';
import { ExpoAgenda } from './expo-agenda.tsx';
import { Form } from './form.tsx';
import { Hero } from './hero/hero.tsx';
import { BeforeAfterBlock } from './media/before-after.tsx';
import { GalleryBlock } from './media/gallery.tsx';
import { Logos } from './media/logos.tsx';
import { PictureBlock } from './media/picture.tsx';
import { VideoBlock } from './media/video.tsx';
import { WireEndsBlock } from './media/wire-ends.tsx';
import { People } from './people.tsx';
import { Regions } from './regions.tsx';
import { Cards } from './teasers/cards.tsx';
import { ContactCall } from './teasers/contact-call.tsx';
import { PortalTeaser } from './teasers/portal-teaser.tsx';
import { ProcessFinder } from './teasers/process-finder.tsx';
import { ProductTeaser } from './teasers/product-teaser.tsx';
import { TeaserList } from './teasers/teaser-list.tsx';
import { AccordionBlock } from './text/accordion.tsx';
import { QuoteBlock } from './text/quote.tsx';
import { TabsBlock } from './text/tabs.tsx';
import { Text } from './text/text.tsx';
import { TextPicture } from './text/text-picture.tsx';
import { TimelineBlock } from './text/timeline.tsx';

/**
 * The layout of a block: `band` as a section of its own, `flow` as part of a running text, `bleed` from edge
 * to edge, `bare` without a section.
 */
export type BlockLayout = 'band' | 'flow' | 'bleed' | 'bare';

type Entries = { [Type in BlockType]: { component: ComponentType<BlockProps<Type>>; layout: BlockLayout } };

/** The component of every block type; a type without one does not compile. */
export const blockTable: Entries = {
  hero: { component: Hero, layout: 'bleed' },
  text: { component: Text, layout: 'flow' },
  textPicture: { component: TextPicture, layout: 'band' },
  picture: { component: PictureBlock, layout: 'flow' },
  video: { component: VideoBlock, layout: 'flow' },
  gallery: { component: GalleryBlock, layout: 'band' },
  quote: { component: QuoteBlock, layout: 'flow' },
  keyFigures: { component: KeyFiguresBlock, layout: 'band' },
  cards: { component: Cards, layout: 'band' },
  accordion: { component: AccordionBlock, layout: 'flow' },
  tabs: { component: TabsBlock, layout: 'band' },
  table: { component: TableBlock, layout: 'flow' },
  downloads: { component: Downloads, layout: 'flow' },
  timeline: { component: TimelineBlock, layout: 'band' },
  people: { component: People, layout: 'band' },
  logos: { component: Logos, layout: 'band' },
  teaserList: { component: TeaserList, layout: 'band' },
  productTeaser: { component: ProductTeaser, layout: 'band' },
  contactCall: { component: ContactCall, layout: 'band' },
  expoAgenda: { component: ExpoAgenda, layout: 'band' },
  form: { component: Form, layout: 'band' },
  anchorNavigation: { component: AnchorNavigationBlock, layout: 'bare' },
  processFinder: { component: ProcessFinder, layout: 'band' },
  beforeAfter: { component: BeforeAfterBlock, layout: 'band' },
  wireEnds: { component: WireEndsBlock, layout: 'band' },
  annotatedPicture: { component: AnnotatedPicture, layout: 'bleed' },
  portalTeaser: { component: PortalTeaser, layout: 'band' },
  regions: { component: Regions, layout: 'band' },
  chart: { component: ChartBlock, layout: 'flow' },
  financialCalendar: { component: FinancialCalendar, layout: 'band' },
};
