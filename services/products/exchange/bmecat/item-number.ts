import { getText, type XmlElement } from '../xml/read-xml.ts';

/** The supplier's number of a product. */
export function getNumber(item: XmlElement): string | undefined {
  return getText(item, 'SUPPLIER_PID', 'SUPPLIER_AID');
}
