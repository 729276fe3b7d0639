import { statement } from '#services/foundation/statement.ts';
import { StageEnum } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import type { theme } from './theme.tables.ts';

type ThemeRow = Omit<typeof theme.$inferSelect, 'sortIndex'>;

const all = statement<ThemeRow>(
  'content_themes',
  'SELECT key, name, scheme, tokens FROM content.theme ORDER BY sort_index',
);

/** For editors: published themes, overlaid by their drafts. */
const edited = statement<ThemeRow>(
  'content_edited_themes',
  `SELECT key, name, scheme, tokens FROM (
     SELECT key, name, scheme, tokens, sort_index FROM content.theme_draft
     UNION ALL SELECT key, name, scheme, tokens, sort_index FROM content.theme t
       WHERE NOT EXISTS (SELECT FROM content.theme_draft d WHERE d.key = t.key)
   ) themes ORDER BY sort_index, key`,
);

const ColorScheme = builder.enumType('ColorScheme', { values: ['dark', 'light'] as const });

const Theme = builder.objectRef<ThemeRow>('Theme').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    scheme: t.expose('scheme', { type: ColorScheme }),
    tokens: t.expose('tokens', { type: 'ThemeTokens' }),
  }),
});

builder.queryField('themes', (t) =>
  t.field({
    type: [Theme],
    args: { stage: t.arg({ type: StageEnum, defaultValue: 'PUBLISHED' }) },
    resolve: (_, { stage }, reader) =>
      stage === 'DRAFT' ? edited(trusted(reader).connection) : all(reader.connection),
  }),
);
