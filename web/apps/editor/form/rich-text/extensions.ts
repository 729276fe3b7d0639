import { type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { linkMark } from './link-mark.ts';
import { hasStyle } from './paste/pasted-html.ts';

/** Headings of other levels become the nearest of ours. */
const OurHeading = Heading.extend({
  parseHTML() {
    return [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 4 } },
      { tag: 'h5', attrs: { level: 4 } },
      { tag: 'h6', attrs: { level: 4 } },
    ];
  },
}).configure({ levels: [2, 3, 4] });

const bold = /font-weight:\s*(?:bold|[6-9]00)/;
const notBold = /font-weight:\s*(?:normal|400)/;
const italic = /font-style:\s*italic/;

/** Copied documents may be wrapped in an element that is bold by name and normal by style. */
const OurBold = Bold.extend({
  parseHTML() {
    return [
      { tag: 'b', getAttrs: (element) => !hasStyle(element, notBold) && null },
      { tag: 'strong' },
      { tag: '[data-style]', consuming: false, getAttrs: (element) => hasStyle(element, bold) && null },
    ];
  },
});

const OurItalic = Italic.extend({
  parseHTML() {
    return [
      { tag: 'i' },
      { tag: 'em' },
      { tag: '[data-style]', consuming: false, getAttrs: (element) => hasStyle(element, italic) && null },
    ];
  },
});

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    // Text cannot be superscript and subscript at once.
    excludes: name === 'subscript' ? 'subscript superscript' : 'superscript subscript',
    parseHTML: () => [
      { tag },
      {
        tag: '[data-style]',
        consuming: false,
        getAttrs: (element) => hasStyle(element, new RegExp(`vertical-align:\\s*${tag}`)) && null,
      },
    ],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Exactly what contracts/content/rich-text.ts allows, so that pasted text is reduced to it. */
export function extensions(ownOrigins: readonly string[]): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    OurHeading,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    HardBreak,
    HorizontalRule,
    OurBold,
    OurItalic,
    script('subscript', 'sub', 'Mod-,'),
    script('superscript', 'sup', 'Mod-.'),
    linkMark(ownOrigins),
    UndoRedo,
  ];
}
