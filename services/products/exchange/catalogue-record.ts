import type { StoredRelation } from '../product/stored-product.ts';
import type { GivenValue } from '../specification/state-specification.ts';

/** Some texts by language; English may be missing. */
export type SomeTexts = Readonly<Record<string, string>>;

export type GivenSpecification = GivenValue & {
  /** Of its attribute. */
  key: string;
  line: number;
};

/**
 * What a file of the trade says about a product or service, in our words. What it does not say is left out and stays
 * as it is: files of the trade know neither highlights nor variants, and the bytes of pictures and documents are not in them.
 */
export type CatalogueRecord = {
  line: number;
  slug: string;
  names?: SomeTexts;
  short?: SomeTexts;
  long?: SomeTexts;
  /** Its id. */
  brand?: string;
  position?: number;
  /** Slugs; the first one gives its address. */
  classifications?: readonly string[];
  /** Slugs. */
  capabilities?: readonly string[];
  /** Two-letter codes. */
  countries?: readonly string[];
  /** Codes that the format has no word for: whether it is sold there stays as it is. */
  unstatedCountries?: ReadonlySet<string>;
  specifications?: readonly GivenSpecification[];
  related?: readonly StoredRelation[];
  /** Where its pictures and documents are; written only, since a catalogue does not contain them. */
  media?: readonly CatalogueMedium[];
};

export type CatalogueMedium = {
  /** Path below the site's address. */
  path: string;
  contentType: string;
  purpose: 'normal' | 'detail' | 'data_sheet' | 'others';
  /** What it shows or is called. */
  names: SomeTexts;
};

/** What a file says. */
export type CatalogueFile = {
  records: CatalogueRecord[];
  /**
   * Of a whole catalogue every product that it names, also those that are not taken over: what of its brands is not
   * among them is sold no more. null: the file says nothing of what it does not name.
   */
  whole: ReadonlySet<string> | null;
};
