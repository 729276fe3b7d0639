import type { CompiledLanguage, OwnTexts } from './message-store.ts';

type Messages = CompiledLanguage[string];

/** Creates overrides from texts by language, namespace and key. Each namespace is merged once. */
export function createOwnTexts(texts: ReadonlyMap<string, CompiledLanguage>): OwnTexts {
  const whole = new Map<string, { of: Messages; messages: Messages }>();
  return {
    within(language, namespace, messages) {
      const own = texts.get(language)?.[namespace];
      if (!own) return messages;
      const place = `${language} ${namespace}`;
      const known = whole.get(place);
      if (known?.of === messages) return known.messages;
      // A key that the interface no longer has is ignored.
      const standing = Object.entries(own).filter(([key]) => Object.hasOwn(messages, key));
      const merged = { ...messages, ...Object.fromEntries(standing) };
      whole.set(place, { of: messages, messages: merged });
      return merged;
    },
  };
}
