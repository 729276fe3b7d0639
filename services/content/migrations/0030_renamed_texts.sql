-- 0110: texts in a site's own words follow messages that are called otherwise now.
UPDATE content.interface_text AS own
SET message = renamed.after
FROM (VALUES
  ('inventory.field.year', 'inventory.field.yearOfConstruction'),
  ('inventory.field.software', 'inventory.field.softwareVersion'),
  ('inventory.field.warranty', 'inventory.field.warrantyUntil'),
  ('inventory.field.commissioned', 'inventory.field.commissionedAt'),
  ('inventory.field.lastService', 'inventory.field.lastServiceAt'),
  ('people.column.person', 'people.column.name'),
  ('people.filter.status', 'people.field.status')
) AS renamed (before, after)
WHERE own.message = renamed.before;
