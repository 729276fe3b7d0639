import { Heading } from '#web/design/heading/heading.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { type CatalogueType, classificationPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { DownloadAs } from '../listing/download-as.tsx';
import { type Filters, isFiltered } from '../listing/filters.ts';
import { ListingSection } from '../listing/listing.tsx';
import type { Listing } from '../listing/listing-query.ts';
import { findPicture, orderedImages } from '../pictures.ts';
import { ExpertBand } from '../product/expert-band.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassHero } from './class-hero.tsx';
import { below, type Classification, type ClassificationTree } from './classification-tree.ts';

export type ClassificationData = {
  kind: 'classification';
  type: CatalogueType;
  classification: Classification;
  tree: ClassificationTree;
  listing: Listing;
  filters: Filters;
};

/** CAT-02: the page of a classification: what it is for, its subclassifications, and its products. */
export function ClassificationPage({ shown }: { shown: ClassificationData }) {
  const { type, classification, tree, listing, filters } = shown;
  const { texts, toMain } = usePageContext();
  const t = texts('catalogue');
  const children = below(tree, classification.slug);
  const image = classification.image ?? orderedImages(listing.products[0]?.images ?? [])[0];
  return (
    <>
      <ClassHero
        title={classification.name}
        lead={classification.description}
        picture={findPicture('classHero', image, true)}
      />
      {children.length > 0 && !isFiltered(filters) ? (
        <Section spacing="tight" labelledBy="classes-title">
          <SectionHeader>
            <Heading level={2} size="large" id="classes-title">
              {t('classes.within')}
            </Heading>
          </SectionHeader>
          <ClassCards type={type} tree={tree} classes={children} />
        </Section>
      ) : null}
      <ListingSection
        type={type}
        path={toMain(classificationPath(type, classification.route))}
        title={t(type === 'product' ? 'list.title' : 'list.allServices')}
        listing={listing}
        filters={filters}
      />
      {type === 'product' ? <DownloadAs classification={classification.slug} /> : null}
      <ExpertBand type={type} />
    </>
  );
}
