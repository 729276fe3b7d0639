import type { MetaDescriptor } from 'react-router';
import { countriesOfReaders } from '#contracts/products/country-visibility.ts';
import { documentHead, sharedPicture } from '#web/site/render/document-head.ts';
import { type Alternate, getAlternates } from '#web/site/visit/alternates.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import type { Here } from '#web/site/visit/links.ts';
import { getAbsoluteUrl, getLocale } from '#web/site/visit/locale-address.ts';
import { type Filters, filterSearch, isFiltered } from './listing/filters.ts';
import { orderedImages } from './pictures.ts';
import type { Bounds } from './product/product-bounds.ts';
import type { Product } from './product/product-query.ts';
import type { ProductImage } from './product-fields.ts';
import { listData, productData } from './structured-data.ts';

type ListHead = {
  path: string;
  title: string;
  description: string | null | undefined;
  image: ProductImage | undefined;
  filters: Filters;
  /** From the overview to the page itself. */
  steps: readonly { name: string; path: string }[];
};

/**
 * Search engines may index a list without filters, and each of its further pages; a filtered list they may
 * not.
 */
export function listHead(list: ListHead, here: Here): MetaDescriptor[] {
  const { path, title, description, image, filters, steps } = list;
  const page = filterSearch({ brands: [], capabilities: [], ranges: new Map(), page: filters.page });
  const address = getAbsoluteUrl(here, here.locale, at(here, path));
  const hidden = isFiltered(filters);
  return documentHead(
    {
      title,
      description: description ?? undefined,
      canonical: address + (hidden ? '' : page),
      alternates: filters.page > 1 ? [] : everywhere(path, here),
      hidden,
      picture: sharedPicture(image && { ...image, src: image.url }, here),
      structuredData: listData(
        steps.map((step) => ({
          name: step.name,
          item: getAbsoluteUrl(here, here.locale, at(here, step.path)),
        })),
      ),
    },
    here,
  );
}

/**
 * The canonical address is the one below the product's first classification, in the language shown (LOC-07,
 * decision 28).
 */
export function productHead(
  product: Product,
  steps: ListHead['steps'],
  here: Here,
  bounds: Bounds,
): MetaDescriptor[] {
  const path = productPath(product);
  const isFallback = product.language !== here.locale.language;
  const shownLocale = isFallback ? getLocale(here, product.language) : undefined;
  const canonical = getAbsoluteUrl(here, shownLocale ?? here.locale, at(here, path));
  const picture = sharedPicture(
    orderedImages(product.images).map((image) => ({ ...image, src: image.url }))[0],
    here,
  );
  return documentHead(
    {
      title: product.name,
      description: product.short_description ?? undefined,
      canonical,
      alternates: isFallback ? [] : getAlternates(getVersions(product, path, here), here),
      picture,
      language: product.language,
      structuredData: productData(
        product,
        canonical,
        picture?.url,
        steps.map((step) => ({
          name: step.name,
          item: getAbsoluteUrl(here, here.locale, at(here, step.path)),
        })),
        bounds,
        here.locale.language,
      ),
      feeds: [{ title: product.name, type: 'text/markdown', href: `${canonical}.md` }],
    },
    here,
  );
}

/** The alternates of a product: the languages that it has texts in, for the countries that it is sold in. */
function getVersions({ languages, supported_countries }: Product, url: string, { site }: Here) {
  const countries = countriesOfReaders(supported_countries);
  return {
    siteId: site.id,
    alternateVersions: languages.map((language) => ({ language, countries, url })),
  };
}

/** Overviews and classifications exist in every language of the interface. */
function everywhere(url: string, here: Here): Alternate[] {
  const languages = new Set(here.directory.listLocales(here.site).map(({ language }) => language));
  return getAlternates(
    {
      siteId: here.site.id,
      alternateVersions: [...languages].map((language) => ({ language, countries: [], url })),
    },
    here,
  );
}

function at({ site }: Here, url: string) {
  return { siteId: site.id, url };
}
