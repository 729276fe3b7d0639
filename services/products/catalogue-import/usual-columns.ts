/** The usual headings of product tables, in lower case without accents or punctuation. */
const usual: Readonly<Record<string, readonly string[]>> = {
  slug: [
    ...[
      'sku',
      'article',
      'article number',
      'article no',
      'part number',
      'part no',
      'item number',
      'product number',
    ],
    ...[
      'artikel',
      'artikelnummer',
      'artikelnr',
      'artnr',
      'art nr',
      'sachnummer',
      'materialnummer',
      'bestellnummer',
    ],
    ...[
      'reference',
      'codice',
      'codice articolo',
      'referencia',
      'numero',
      'cislo vyrobku',
      'objednaci cislo',
      'cikkszam',
    ],
    ...['cod produs', 'cod articol', 'supplier_pid', 'supplier_aid', '品番', '型番'],
  ],
  name: [
    ...[
      'name',
      'title',
      'product name',
      'designation',
      'bezeichnung',
      'benennung',
      'kurztext',
      'nom',
      'denominazione',
    ],
    ...['nome', 'nombre', 'denominacion', 'nazev', 'nazov', 'megnevezes', 'denumire', '品名', '製品名'],
  ],
  short: [
    'short description',
    'summary',
    'kurzbeschreibung',
    'description courte',
    'descrizione breve',
    'descripcion corta',
  ],
  long: [
    'description',
    'long description',
    'beschreibung',
    'langtext',
    'descrizione',
    'descripcion',
    'popis',
    'leiras',
    '説明',
  ],
  brand: [
    'brand',
    'manufacturer',
    'maker',
    'hersteller',
    'marke',
    'marque',
    'fabricant',
    'marca',
    'produttore',
    'vyrobce',
    'gyarto',
  ],
  classifications: [
    'class',
    'category',
    'product class',
    'group',
    'product group',
    'klasse',
    'kategorie',
    'gruppe',
    'warengruppe',
    'famille',
    'categoria',
    'trida',
    'kategoria',
  ],
  countries: ['countries', 'country', 'lander', 'land', 'pays', 'paesi', 'paises'],
};

const byName = new Map(
  Object.entries(usual).flatMap(([target, names]) => names.map((name) => [name, target] as const)),
);

/** The field of a usual heading; undefined: it is not a usual one. */
export function usualColumn(head: string): string | undefined {
  const plain = head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.:#*]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
  return byName.get(plain.normalize('NFC')) ?? byName.get(head.trim().toLowerCase());
}
