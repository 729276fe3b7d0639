/** A row of the table, as `json_agg` gives it. */
export type StoredContact = {
  id: string;
  slug: string;
  name: string;
  role: Record<string, string>;
  email: string | null;
  phone: string | null;
  image: string | null;
};
