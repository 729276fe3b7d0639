/** The names and length limits in which the two versions differ. */
export type Edition = {
  version: '1.2' | '2005';
  namespace: string;
  /** PRODUCT or ARTICLE: the prefix of most element names. */
  item: 'PRODUCT' | 'ARTICLE';
  number: string;
  reference: string;
  mapped: string;
  /** Whether a catalogue can have several languages. */
  multilingual: boolean;
  nameLength: number;
};

export const editions: Readonly<Record<Edition['version'], Edition>> = {
  '1.2': {
    version: '1.2',
    namespace: 'http://www.bmecat.org/XMLSchema/1.2/bmecat_new_catalog',
    item: 'ARTICLE',
    number: 'SUPPLIER_AID',
    reference: 'ART_ID_TO',
    mapped: 'ART_ID',
    multilingual: false,
    nameLength: 80,
  },
  '2005': {
    version: '2005',
    namespace: 'http://www.bmecat.org/bmecat/2005fd',
    item: 'PRODUCT',
    number: 'SUPPLIER_PID',
    reference: 'PROD_ID_TO',
    mapped: 'PROD_ID',
    multilingual: true,
    nameLength: 150,
  },
};
