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

type Entries = { [Type in BlockType]: { component: ComponentType<BlockProps<Type>>; standing: BlockLayout } };

/** The face of every block type; a type without one does not compile. */
export const blockTable: Entries = {
  hero: { component: Hero, standing: 'bleed' },
  text: { component: Text, standing: 'flow' },
  textPicture: { component: TextPicture, standing: 'band' },
  picture: { component: PictureBlock, standing: 'flow' },
  video: { component: VideoBlock, standing: 'flow' },
  gallery: { component: GalleryBlock, standing: 'band' },
  quote: { component: QuoteBlock, standing: 'flow' },
  keyFigures: { component: KeyFiguresBlock, standing: 'band' },
  cards: { component: Cards, standing: 'band' },
  accordion: { component: AccordionBlock, standing: 'flow' },
  tabs: { component: TabsBlock, standing: 'band' },
  table: { component: TableBlock, standing: 'flow' },
  downloads: { component: Downloads, standing: 'flow' },
  timeline: { component: TimelineBlock, standing: 'band' },
  people: { component: People, standing: 'band' },
  logos: { component: Logos, standing: 'band' },
  teaserList: { component: TeaserList, standing: 'band' },
  productTeaser: { component: ProductTeaser, standing: 'band' },
  contactCall: { component: ContactCall, standing: 'band' },
  expoAgenda: { component: ExpoAgenda, standing: 'band' },
  form: { component: Form, standing: 'band' },
  anchorNavigation: { component: AnchorNavigationBlock, standing: 'bare' },
  processFinder: { component: ProcessFinder, standing: 'band' },
  annotatedPicture: { component: AnnotatedPicture, standing: 'bleed' },
  portalTeaser: { component: PortalTeaser, standing: 'band' },
  regions: { component: Regions, standing: 'band' },
  chart: { component: ChartBlock, standing: 'flow' },
  financialCalendar: { component: FinancialCalendar, standing: 'band' },
};
