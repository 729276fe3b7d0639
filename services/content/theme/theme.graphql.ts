import { statement } from '#services/foundation/statement.ts';
import { builder } from '../builder.ts';
import type { theme } from './theme.tables.ts';

type ThemeRow = Omit<typeof theme.$inferSelect, 'sortIndex'>;

const all = statement<ThemeRow>(
  'content_themes',
  'SELECT key, name, scheme, tokens FROM content.theme ORDER BY sort_index',
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
  t.field({ type: [Theme], resolve: (_, __, { connection }) => all(connection) }),
);
