import type { ComponentType } from 'react';
import type { BlockType } from '#contracts/content/blocks.ts';
import type { BlockProps } from '../layout/block-props.ts';
import { AccordionBlock } from './accordion.tsx';
import { AnchorNavigationBlock } from './anchor-navigation.tsx';
import { AnnotatedPicture } from './annotated-picture.tsx';
import { Cards } from './cards.tsx';
import { ChartBlock } from './chart.tsx';
import { ContactCall } from './contact-call.tsx';
import { Downloads } from './downloads.tsx';
import { ExpoAgenda } from './expo-agenda.tsx';
import { FinancialCalendar } from './financial-calendar.tsx';
import { Form } from './form.tsx';
import { GalleryBlock } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { KeyFiguresBlock } from './key-figures.tsx';
import { Logos } from './logos.tsx';
import { People } from './people.tsx';
import { PictureBlock } from './picture.tsx';
import { PortalTeaser } from './portal-teaser.tsx';
import { ProcessFinder } from './process-finder.tsx';
import { ProductTeaser } from './product-teaser.tsx';
import { QuoteBlock } from './quote.tsx';
import { Regions } from './regions.tsx';
import { TableBlock } from './table.tsx';
import { TabsBlock } from './tabs.tsx';
import { TeaserList } from './teaser-list.tsx';
import { Text } from './text.tsx';
import { TextPicture } from './text-picture.tsx';
import { TimelineBlock } from './timeline.tsx';
import { VideoBlock } from './video.tsx';

/**
 * How a block stands on the page: `band` as a section of its own, `flow` as part of a running text, `bleed` from edge
 * to edge, `bare` without a section.
 */
export type BlockLayout = 'band' | 'flow' | 'bleed' | 'bare';

type Entries = { [Type in BlockType]: { component: ComponentType<BlockProps<Type>>; layout: BlockLayout } };

/** The face of every block type; a type without one does not compile. */
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
  annotatedPicture: { component: AnnotatedPicture, layout: 'bleed' },
  portalTeaser: { component: PortalTeaser, layout: 'band' },
  regions: { component: Regions, layout: 'band' },
  chart: { component: ChartBlock, layout: 'flow' },
  financialCalendar: { component: FinancialCalendar, layout: 'band' },
};
