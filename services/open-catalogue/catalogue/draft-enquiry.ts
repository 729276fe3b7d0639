import { writeEnquiryDraft } from '#contracts/support/enquiry-draft.ts';
import type { DraftInput } from '../schema/inputs.ts';
import { NotAnswered } from './not-answered.ts';
import { comparedQuery } from './queries.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';

/** People may open the link days later, in an old conversation. */
const goodForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * A link to the contact form, filled in by an assistant for its user. Nothing is sent and nothing is stored: the link
 * holds the text, signed, so that nobody else can change it.
 * @throws {NotAnswered} when one of the machines does not exist
 */
export async function draftEnquiry(sources: Sources, input: DraftInput, { language }: Reading) {
  const slugs = [...new Set(input.machines)];
  const { productsBySlugs } = await queryProducts(sources, comparedQuery, { slugs, language, country: null });
  const missing = slugs.find((slug) => !productsBySlugs.some((one) => one.slug === slug));
  if (missing !== undefined) throw new NotAnswered('absent', `There is no machine ${missing}.`, 'machines');
  const expires = sources.now() + goodForMs;
  const product = productsBySlugs
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
  const draft = writeEnquiryDraft({ product, message: input.message, expires }, sources.sign);
  return {
    url: `${sources.origin()}/${language}/forms/contact?token=${draft}`,
    expires: new Date(expires).toISOString(),
  };
}
