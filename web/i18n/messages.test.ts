import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { type Language, languages, sisCode } from '#contracts/languages.ts';
import { declareMessages } from './declare-messages.ts';
import { messageArguments, pluralCategories } from './message-arguments.ts';

type Source = Record<string, Record<string, string>>;

/** Words that a language shares with English; names that stay as they are in all. */
const SAME_AS_ENGLISH: Record<string, readonly Language[]> = {
  'account.optional': ['de'],
  'account.passkeys.title': ['de'],
  'application.search.machines': ['fr'],
  'application.search.tickets': ['de', 'es', 'fr'],
  'catalogue.downloads': ['de', 'pt'],
  'catalogue.film': ['cs', 'es', 'ro', 'sk'],
  'catalogue.list.pages': ['fr'],
  'catalogue.model.title': ['de'],
  'catalogue.services': ['fr'],
  'catalogue.stories': ['de'],
  'catalogue.variants.variant': ['sk'],
  'editor.actions': ['fr'],
  'editor.gate.name': ['de'],
  'editor.group.structure': ['fr'],
  'editor.notice.error': ['es'],
  'editor.section.calendar': ['ro'],
  'editor.section.import': ['cs', 'de', 'ro', 'sk'],
  'editor.section.machines': ['fr'],
  'editor.section.navigation': ['fr'],
  'editor.section.organisations': ['fr'],
  'editor.section.pages': ['fr'],
  'editor.section.stories': ['de'],
  'editor.section.team': ['de'],
  'editor.section.webhooks': ['de', 'es', 'fr', 'pt'],
  'editorBin.column.actions': ['fr'],
  'editorBin.column.page': ['fr'],
  'editorCalendar.column.page': ['fr'],
  'editorCalendar.site': ['fr', 'pt', 'ro'],
  'editorCalendar.title': ['ro'],
  'editorCatalogue.documentType.brochure': ['fr'],
  'editorCatalogue.documentType.manual': ['es', 'pt', 'ro'],
  'editorCatalogue.field.documents': ['fr'],
  'editorCatalogue.field.film': ['cs', 'es', 'ro', 'sk'],
  'editorCatalogue.field.highlights': ['de'],
  'editorCatalogue.field.long': ['fr'],
  'editorCatalogue.field.model': ['cs', 'sk'],
  'editorCatalogue.field.names': ['de'],
  'editorCatalogue.highlights.film': ['cs', 'es', 'ro', 'sk'],
  'editorCatalogue.name': ['de'],
  'editorCatalogue.part.documents': ['fr'],
  'editorCatalogue.part.highlights': ['de'],
  'editorCatalogue.relation.service': ['fr'],
  'editorCatalogue.state': ['de', 'pt'],
  'editorCatalogue.value.imperial': ['de', 'es', 'pt', 'ro'],
  'editorCatalogue.value.metric': ['ro'],
  'editorCatalogue.variants.imperial': ['de'],
  'editorCustomers.administrator': ['ro'],
  'editorCustomers.field.domain': ['de'],
  'editorCustomers.field.name': ['de'],
  'editorCustomers.machines': ['fr'],
  'editorCustomers.organisations': ['fr'],
  'editorEnquiries.column.state': ['de', 'pt'],
  'editorEnquiries.field.message': ['fr'],
  'editorEnquiries.field.paper': ['pt'],
  'editorEnquiries.kind.whitepaper': ['pt'],
  'editorEnquiries.mail.received': ['fr'],
  'editorEnquiries.mail.whitepaper': ['pt'],
  'editorEnquiries.note': ['fr'],
  'editorFields.block.contactCall': ['fr', 'ro'],
  'editorFields.block.downloads': ['de', 'pt'],
  'editorFields.block.expoAgenda': ['es', 'pt'],
  'editorFields.block.logos': ['de', 'fr'],
  'editorFields.block.text': ['cs', 'de', 'ro', 'sk'],
  'editorFields.block.video': ['cs', 'es', 'ro', 'sk'],
  'editorFields.field.date': ['fr'],
  'editorFields.field.link': ['de', 'pt', 'ro'],
  'editorFields.field.name': ['de'],
  'editorFields.field.pages': ['fr'],
  'editorFields.field.points': ['fr'],
  'editorFields.field.series': ['es'],
  'editorFields.field.text': ['cs', 'de', 'ro', 'sk'],
  'editorFields.field.video': ['cs', 'es', 'ro', 'sk'],
  'editorFields.link.kind.PAGE': ['fr'],
  'editorFields.link.kind.SERVICE': ['fr'],
  'editorFields.optional': ['de'],
  'editorFields.richText.link': ['de', 'pt', 'ro'],
  'editorFields.site': ['de'],
  'editorFields.value.form.contact': ['fr', 'ro'],
  'editorFields.value.form.newsletter': ['cs', 'de', 'fr', 'pt', 'ro', 'sk'],
  'editorFields.value.form.support': ['de', 'fr'],
  'editorFields.value.form.whitepaper': ['cs', 'pt', 'sk'],
  'editorFields.value.injection.service': ['fr'],
  'editorFields.video.vimeo': languages,
  'editorFields.video.youtube': languages,
  'editorHealth.build': ['de', 'hu', 'pt'],
  'editorHealth.megabytes': ['cs', 'de', 'es', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'],
  'editorHealth.pages': ['fr'],
  'editorHealth.part.support': ['de'],
  'editorImport.column.name': ['pt'],
  'editorImport.column.type': ['fr'],
  'editorImport.field.site': ['fr', 'pt', 'ro'],
  'editorImport.target.page': ['fr'],
  'editorImport.target.story': ['de'],
  'editorImport.title': ['cs', 'de', 'ro', 'sk'],
  'editorMedia.kind.DOCUMENT': ['fr'],
  'editorMedia.kind.VIDEO': ['es'],
  'editorMedia.optional': ['de'],
  'editorPages.adhoc': ['cs', 'de', 'es', 'fr', 'pt', 'ro', 'sk'],
  'editorPages.field.contacts': ['fr'],
  'editorPages.field.siteId': ['fr', 'pt', 'ro'],
  'editorPages.filter.site': ['fr', 'pt', 'ro'],
  'editorPages.filter.state': ['de', 'pt'],
  'editorPages.history.versions': ['fr'],
  'editorPages.language.source': ['fr'],
  'editorPages.list.CONTENT': ['fr'],
  'editorPages.list.STORY': ['de'],
  'editorPages.list.SYSTEM': ['fr'],
  'editorPages.page': ['fr'],
  'editorPages.planned.when': ['de', 'pt'],
  'editorPages.preview.country.all': ['de', 'fr'],
  'editorPages.preview.width.768': ['cs', 'de', 'pt', 'sk'],
  'editorPages.publish.moment': ['fr', 'ro'],
  'editorPages.settings.story': ['de'],
  'editorPages.shape.article': ['fr'],
  'editorPages.shape.story': ['de'],
  'editorPages.share.link': ['de', 'pt', 'ro'],
  'editorPages.title': ['fr'],
  'editorPages.value.no': ['es'],
  'editorProtection.column.actions': ['fr'],
  'editorProtection.invite.link': ['de', 'pt', 'ro'],
  'editorRecords.field.latitude': ['fr', 'pt'],
  'editorRecords.field.link': ['pt', 'ro'],
  'editorRecords.field.longitude': ['fr', 'pt'],
  'editorRecords.kind.site': ['pt'],
  'editorRecords.optional': ['de'],
  'editorRecords.value.region.EUROPE': ['fr'],
  'editorRecords.value.typeface.inter': languages,
  'editorTeam.column.actions': ['fr'],
  'editorTeam.column.name': ['de'],
  'editorTeam.column.role': ['cs'],
  'editorTeam.field.name': ['de'],
  'editorTeam.field.role': ['cs'],
  'editorTeam.title': ['de'],
  'editorWebhooks.column.action': ['fr'],
  'editorWebhooks.deliveries': ['fr'],
  'editorWebhooks.event.test': ['de', 'fr', 'ro'],
  'editorWebhooks.secret': ['fr'],
  'editorWebhooks.state': ['de', 'pt'],
  'editorWebhooks.title': ['de', 'es', 'fr', 'pt'],
  'error.expired.overline': ['es'],
  'error.forbidden.overline': ['es'],
  'error.link.contact': ['fr'],
  'error.link.services': ['fr'],
  'error.maintenance.overline': ['fr'],
  'error.malformed.overline': ['es'],
  'error.notFound.overline': ['es'],
  'error.pageTitle': ['es'],
  'error.reference': ['cs'],
  'error.unavailable.overline': ['es'],
  'finder.colour.OG': ['de', 'fr'],
  'finder.colour.VT': ['fr', 'ro'],
  'forms.field.stories': ['de'],
  'forms.optional': ['de'],
  'frame.account.dashboard': ['de'],
  'frame.account.tickets': ['de', 'es', 'fr'],
  'frame.chooser.region': ['cs', 'de'],
  'frame.contact': ['fr'],
  'frame.flash.error': ['es'],
  'frame.international': ['de', 'fr'],
  'fit.card.range': ['de'],
  'fit.configuration': ['fr'],
  'fit.step.crimp': ['es', 'pt', 'ro'],
  'fit.sum.modules': ['fr'],
  'frame.menu': ['fr', 'pt'],
  'frame.no': ['es'],
  'inventory.contract.basic': languages,
  'inventory.contract.complete': languages,
  'inventory.contract.plus': languages,
  'inventory.field.machine': ['fr'],
  'inventory.field.model': ['cs', 'ro', 'sk'],
  'inventory.field.organisation': ['de', 'fr'],
  'inventory.field.status': ['de', 'pt'],
  'inventory.field.ticket': ['de', 'es', 'fr'],
  'inventory.papers': ['fr'],
  'inventory.service.inspection': ['fr'],
  'inventory.service.maintenance': ['fr'],
  'locations.filter.region': ['cs', 'de'],
  'locations.filter.type': ['fr'],
  'locations.kind.production': ['fr'],
  'locations.region.africa': ['ro'],
  'locations.region.europe': ['fr'],
  'page.agenda.date': ['fr'],
  'page.downloads': ['de', 'pt'],
  'page.logos': ['de', 'fr'],
  'page.people.mobile': ['fr'],
  'page.teaser.service': ['fr'],
  'people-mail.application.direct': languages,
  'people-mail.application.ticketing': ['de', 'es', 'fr'],
  'people-mail.application.wireFlow': languages,
  'people-mail.application.wireMaster': languages,
  'people-mail.fact.application': ['fr'],
  'people-mail.fact.applications': ['fr'],
  'people-mail.fact.name': ['de'],
  'people-mail.fact.organisation': ['de', 'fr'],
  'people.applications': ['fr'],
  'people.column.applications': ['fr'],
  'people.column.organisations': ['fr'],
  'people.column.person': ['de'],
  'people.field.application': ['fr'],
  'people.field.organisation': ['de', 'fr'],
  'people.field.role': ['cs'],
  'people.filter.application': ['fr'],
  'people.filter.organisation': ['de', 'fr'],
  'people.filter.status': ['de', 'pt'],
  'people.organisations': ['fr'],
  'people.role.administrator': ['de', 'ro'],
  'people.role.manager': ['de'],
  'people.signIn.app': ['de'],
  'people.signIn.passkeys': ['de'],
  'people.userType.cloud': ['cs', 'de', 'fr', 'ro', 'sk'],
  'portal.dashboard': ['de'],
  'portal.downloads.checksum': languages,
  'portal.downloads.version': ['de', 'fr'],
  'portal.kind.manual': ['es', 'pt', 'ro'],
  'portal.licence.state': ['de', 'pt'],
  'portal.licences': ['fr'],
  'portal.navigation': ['de'],
  'portal.notice.error': ['es'],
  'portal.platform.linux': languages,
  'portal.platform.windows': languages,
  'portal.releases.field.releasedOn': ['fr'],
  'portal.releases.field.software': ['cs', 'de', 'es', 'pt'],
  'portal.releases.field.state': ['de', 'pt'],
  'portal.releases.field.version': ['de', 'fr'],
  'portal.releases.file.platform': ['de'],
  'portal.releases.stable': ['fr'],
  'portal.request.organisation': ['de'],
  'portal.service.direct': languages,
  'portal.service.ticketing': ['de', 'es', 'fr'],
  'portal.service.wireFlow': languages,
  'portal.service.wireMaster': languages,
  'portal.tile.machines': ['fr'],
  'search.pages': ['fr'],
  'search.suggestions': ['fr'],
  'search.type.document': ['fr', 'ro'],
  'search.type.page': ['fr'],
  'search.type.service': ['fr'],
  'search.type.story': ['de'],
  'search.types.document': ['fr'],
  'search.types.page': ['fr'],
  'search.types.service': ['fr'],
  'search.types.story': ['de'],
  'setup.field.accent': ['fr', 'ro'],
  'setup.field.chiefName': ['de'],
  'setup.field.logo': ['cs', 'de', 'fr', 'sk'],
  'setup.field.mailPort': ['cs', 'de', 'fr', 'hu', 'ro', 'sk'],
  'setup.field.starter': ['fr'],
  'setup.mailSecurity.startTls': languages,
  'setup.page.services': ['fr'],
  'setup.step.catalogue': ['fr'],
  'setup.step.code': ['de', 'fr'],
  'setup.step.pages': ['fr'],
  'setup.step.site': ['fr', 'pt', 'ro'],
  'setup.typeface.inter': languages,
  'signIn.field.code': ['de', 'fr'],
  'signIn.method.passkey': ['de'],
  'stories.adhoc.short': ['cs', 'de', 'es', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'stories.feed': ['de'],
  'stories.pages': ['fr'],
  'stories.release.contacts': ['fr', 'ro'],
  'stories.title': ['de'],
  'stories.topic.trends': ['de'],
  'subscription-mail.adhoc.short': ['cs', 'de', 'es', 'fr', 'hu', 'pt', 'sk'],
  'ticket-mail.field.machine': ['fr'],
  'ticket-mail.field.organisation': ['de', 'fr'],
  'tickets.concern.documentation': ['fr'],
  'tickets.concern.software': ['cs', 'de', 'es', 'pt', 'ro'],
  'tickets.field.contact': ['fr'],
  'tickets.field.description': ['fr'],
  'tickets.field.machine': ['fr'],
  'tickets.field.number': ['cs', 'de', 'es', 'fr', 'ja', 'pt', 'ro', 'sk', 'zh'],
  'tickets.field.organisation': ['de', 'fr'],
  'tickets.field.status': ['de', 'pt'],
  'tickets.field.type': ['fr'],
  'tickets.optional': ['de'],
  'tickets.title': ['de', 'es', 'fr'],
  'units.imperial': ['de', 'es', 'pt', 'ro'],
  'units.metric': ['ro'],
};

/** The company speaks English with itself. */
const ENGLISH_ONLY = ['staff-mail'];

/** Of the interface, and of mails. */
const sources = [
  {
    folder: new URL('./messages/', import.meta.url),
    declaration: new URL('./messages.d.ts', import.meta.url),
  },
  {
    folder: new URL('../../services/mail/texts/', import.meta.url),
    declaration: new URL('../../services/mail/texts/messages.d.ts', import.meta.url),
  },
];
const english = read('en');
const translated = languages.filter((language) => language !== 'en').map((language) => ({ language }));

function read(language: Language): Source {
  const all: Source = Object.assign({}, ...sources.map(({ folder }) => readFolder(folder, language)));
  return Object.fromEntries(Object.entries(all).filter(([namespace]) => !ENGLISH_ONLY.includes(namespace)));
}

function readFolder(folder: URL, language: Language): Source {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>,
    ]),
  );
}

function texts(source: Source): { path: string; text: string }[] {
  return Object.entries(source).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ path: `${namespace}.${key}`, text })),
  );
}

function getArguments(source: Source) {
  return Object.fromEntries(
    texts(source).map(({ path, text }) => [path, [...messageArguments(compile(text))].sort()]),
  );
}

test.each(sources)('the declared keys and arguments are those of the English messages', (source) => {
  const declared = readFileSync(source.declaration, 'utf8');
  expect(declared, 'run: node scripts/messages.ts').toBe(declareMessages(readFolder(source.folder, 'en')));
});

test.each(sources)('LOC-01 there is one folder for each language', ({ folder }) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(languages);
});

/** Fixed to the letter by section 5 of the specification. */
const WRITTEN_SO: Readonly<Record<string, string>> = {
  'forms.problem.country': "Please enter the country you're in",
};

describe.each(translated)('LOC-01 the messages in $language', ({ language }) => {
  const source = read(language);

  test('have the keys and arguments of the English ones, in the same order', () => {
    expect(getArguments(source)).toEqual(getArguments(english));
    expect(texts(source).map(({ path }) => path)).toEqual(texts(english).map(({ path }) => path));
  });

  test('are all translated', () => {
    const byPath = new Map(texts(english).map(({ path, text }) => [path, text]));
    const untranslated = texts(source)
      .filter(({ path, text }) => text === byPath.get(path) && hasWords(text))
      .map(({ path }) => path);
    const shared = Object.keys(SAME_AS_ENGLISH).filter((path) => SAME_AS_ENGLISH[path]!.includes(language));
    expect(untranslated.sort()).toEqual(shared);
  });
});

describe.each(languages.map((language) => ({ language })))('the texts in $language', ({ language }) => {
  const source = read(language);

  test('are not empty, hold no stray spaces and no straight quotation marks', () => {
    // The straight apostrophe is ICU's escape sign.
    const faulty = texts(source).filter(
      ({ path, text }) => !text || (/^\s|\s$| {2}|["']/.test(text) && WRITTEN_SO[path] !== text),
    );
    expect(faulty).toEqual([]);
  });

  test('name every plural category that the language has', () => {
    const needed = new Intl.PluralRules(sisCode(language)).resolvedOptions().pluralCategories.toSorted();
    for (const { path, text } of texts(source)) {
      for (const categories of pluralCategories(compile(text)).values()) {
        const named = categories.filter((category) => !category.startsWith('='));
        expect(named.toSorted(), path).toEqual(needed);
      }
    }
  });
});

test('the German texts are Swiss: no ß, no German quotation marks', () => {
  expect(texts(read('de')).filter(({ text }) => /[ß„“”]/.test(text))).toEqual([]);
});

test('the French texts keep their punctuation on the line', () => {
  expect(texts(read('fr')).filter(({ text }) => / [:;?!»]|« /.test(text))).toEqual([]);
});

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
}
