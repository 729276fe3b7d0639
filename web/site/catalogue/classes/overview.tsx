import { imageUrl } from '#contracts/content/images/images.ts';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import {
  type CatalogueType,
  classificationPath,
  finderPath,
  fitPath,
  overviewPath,
} from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { Units } from '#web/site/visit/unit-choice.tsx';
import { DownloadAs } from '../listing/download-as.tsx';
import { type Filters, isFiltered } from '../listing/filters.ts';
import { ListingSection } from '../listing/listing.tsx';
import type { Listing } from '../listing/listing-query.ts';
import { ProductCards } from '../listing/product-cards.tsx';
import { findPicture } from '../pictures.ts';
import { ExpertBand } from '../product/expert-band.tsx';
import { CapabilityGrid } from './capability-grid.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassHero } from './class-hero.tsx';
import { below, type Classification, type ClassificationTree } from './classification-tree.ts';
import styles from './overview.module.css';
import type { Intro } from './overview-intro.ts';

export type OverviewData = {
  kind: 'overview';
  type: CatalogueType;
  intro: Intro | null;
  tree: ClassificationTree;
  listing: Listing;
  filters: Filters;
};

/** `/products` and `/services`: the catalogue by class, process, brand and figures. */
export function Overview({ shown }: { shown: OverviewData }) {
  const { type, intro, tree, listing, filters } = shown;
  const { texts, toMain } = usePageContext();
  const t = texts('catalogue');
  const isService = type === 'service';
  const narrowed = isFiltered(filters) || filters.page > 1;
  return (
    <>
      <ClassHero
        title={intro?.heading ?? t(isService ? 'services' : 'products')}
        lead={intro?.lead ?? t(isService ? 'services.lead' : 'products.lead')}
        picture={narrowed ? null : findPicture('classHero', intro?.image, true)}
      >
        {isService || narrowed ? null : (
          <>
            <p>
              <TextLink href={toMain(finderPath)}>{texts('finder')('name')}</TextLink>
            </p>
            <p>
              <TextLink href={toMain(fitPath)}>{texts('fit')('name')}</TextLink>
            </p>
          </>
        )}
      </ClassHero>
      {narrowed ? null : isService ? (
        <Services tree={tree} listing={listing} />
      ) : (
        <Entrances tree={tree} listing={listing} />
      )}
      {isService && !narrowed ? null : (
        <ListingSection
          type={type}
          path={toMain(overviewPath(type))}
          title={t(isService ? 'list.allServices' : 'list.all')}
          listing={listing}
          filters={filters}
        />
      )}
      {isService ? null : <DownloadAs />}
      <ExpertBand type={type} />
    </>
  );
}

function Entrances({ tree, listing }: { tree: ClassificationTree; listing: Listing }) {
  const t = usePageContext().texts('catalogue');
  return (
    <>
      {below(tree, null).map((top) => (
        <TopClass key={top.slug} tree={tree} top={top} />
      ))}
      {listing.capabilities.length > 0 ? (
        <Section id="capabilities" spacing="tight" tone="sunken" labelledBy="capabilities-title">
          <SectionHeader>
            <Heading level={2} size="highlight" id="capabilities-title">
              {t('capabilities.find')}
            </Heading>
          </SectionHeader>
          <CapabilityGrid
            capabilities={listing.capabilities.map(({ capability, count }) => ({ ...capability, count }))}
          />
        </Section>
      ) : null}
      <Brands listing={listing} />
    </>
  );
}

function TopClass({ tree, top }: { tree: ClassificationTree; top: Classification }) {
  const { texts, toMain } = usePageContext();
  const t = texts('catalogue');
  const children = below(tree, top.slug);
  const path = toMain(classificationPath('product', top.route));
  return (
    <Section id={top.slug} spacing="tight" labelledBy={`${top.slug}-title`}>
      <SectionHeader aside={<TextLink href={path}>{t('class.all', { name: top.name })}</TextLink>}>
        <Heading level={2} size="highlight" id={`${top.slug}-title`}>
          {top.name}
        </Heading>
        {top.description ? <Lead>{top.description}</Lead> : null}
      </SectionHeader>
      {children.length > 0 ? <ClassCards type="product" tree={tree} classes={children} /> : null}
    </Section>
  );
}

/** CAT-04: the company's own brand is not shown as one. */
function Brands({ listing }: { listing: Listing }) {
  const { texts, toMain } = usePageContext();
  const t = texts('catalogue');
  const brands = listing.brands.filter(({ brand }) => !brand.own);
  if (brands.length === 0) return null;
  return (
    <Section id="brands" spacing="tight" labelledBy="brands-title">
      <SectionHeader>
        <Heading level={2} size="highlight" id="brands-title">
          {t('brands.find')}
        </Heading>
      </SectionHeader>
      <ul
        className={styles.brands}
        data-columns={brands.length > 6 ? balancedColumns(brands.length) : undefined}
      >
        {brands.map(({ brand, count }) => (
          <li key={brand.id} className={styles.brandPlace}>
            <a className={styles.brand} href={`${toMain(overviewPath('product'))}?brand=${brand.id}`}>
              {brand.image ? (
                <img
                  className={styles.logo}
                  src={imageUrl({ ...brand.image, src: brand.image.url }, 'brandLogo')}
                  width={brand.image.width}
                  height={brand.image.height}
                  alt={brand.name}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={styles.brandName}>{brand.name}</span>
              )}
              <span className={styles.count}>{t('list', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Services are few enough to need no filters: each class is listed with all of them. */
function Services({ tree, listing }: { tree: ClassificationTree; listing: Listing }) {
  return (
    <Units>
      {below(tree, null).map((top, place) => {
        const held = listing.products.filter(({ classifications }) =>
          classifications.some(({ route }) => route === top.route || route.startsWith(`${top.route}/`)),
        );
        return held.length > 0 ? (
          <Section key={top.slug} id={top.slug} spacing="tight" labelledBy={`${top.slug}-title`}>
            <ServiceClass top={top} />
            <ProductCards
              products={held}
              look={balancedColumns(held.length) === 3 ? 'three' : 'wide'}
              first={place === 0}
            />
          </Section>
        ) : null;
      })}
    </Units>
  );
}

function ServiceClass({ top }: { top: Classification }) {
  const { toMain } = usePageContext();
  return (
    <SectionHeader>
      <Heading level={2} size="large" id={`${top.slug}-title`}>
        <a className={styles.headingLink} href={toMain(classificationPath('service', top.route))}>
          {top.name}
        </a>
      </Heading>
      {top.description ? <Lead>{top.description}</Lead> : null}
    </SectionHeader>
  );
}
