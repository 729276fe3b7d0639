import type { StoredRelation } from '../product/stored-product.ts';
import type { GivenValue } from '../specification/state-specification.ts';

/** Texts by language; English may be missing. */
export type SomeTexts = Readonly<Record<string, string>>;

export type GivenSpecification = GivenValue & {
  /** The key of its attribute. */
  key: string;
  line: number;
};

/**
 * What a file of the trade says about a product or service, in our terms. Values that it does not give are
 * left out and stay as they are: files of the trade have neither highlights nor variants, nor the bytes of
 * pictures and documents.
 */
export type CatalogueRecord = {
  line: number;
  slug: string;
  names?: SomeTexts;
  short?: SomeTexts;
  long?: SomeTexts;
  /** The id of the brand. */
  brand?: string;
  position?: number;
  /** Slugs; the first one determines the address. */
  classifications?: readonly string[];
  /** Slugs. */
  capabilities?: readonly string[];
  /** Two-letter codes. */
  countries?: readonly string[];
  /** Codes that the format cannot express: whether it is sold there stays as it is. */
  unstatedCountries?: ReadonlySet<string>;
  specifications?: readonly GivenSpecification[];
  related?: readonly StoredRelation[];
  /**
   * The addresses of its pictures and documents; written only, since a catalogue does not contain the files.
   */
  media?: readonly CatalogueMedium[];
};

export type CatalogueMedium = {
  /** The path below the site's address. */
  path: string;
  contentType: string;
  purpose: 'normal' | 'detail' | 'data_sheet' | 'others';
  /** What it shows, or its title. */
  names: SomeTexts;
};

/** The content of a file. */
export type CatalogueFile = {
  records: CatalogueRecord[];
  /**
   * For a complete catalogue, every product that it names, including those that are not taken over: our other
   * products of its brands are no longer sold. Null: the file says nothing about products that it does not
   * name.
   */
  whole: ReadonlySet<string> | null;
};
