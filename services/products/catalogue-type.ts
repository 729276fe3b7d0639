export type CatalogueType = 'product' | 'service';
