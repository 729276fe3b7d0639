import * as v from 'valibot';
import { address, bearerToken, setting, webAddress } from '../settings/setting-rules.ts';

/** The settings that name back ends elsewhere; a part of all settings (server/settings/settings.ts). */
export const backEndSettings = {
  CONTENT_API_URL: setting(v.optional(webAddress('https://content.example.com/graphql')), {
    unset: 'the embedded content back end',
    meaning: 'address of another one that speaks `contracts/content/schema.graphql`',
  }),
  CONTENT_API_TOKEN: setting(v.optional(bearerToken), {
    unset: 'made from the secret',
    meaning:
      'what the content back end asks for and the site sends: it opens drafts, protected pages and their files',
    isSecret: true,
  }),
  PRODUCT_API_URL: setting(v.optional(webAddress('https://products.example.com/graphql')), {
    unset: 'the embedded product back end',
    meaning: 'address of another one that speaks `contracts/products/schema.graphql`',
  }),
  PRODUCT_API_TOKEN: setting(v.optional(bearerToken), {
    unset: 'made from the secret',
    meaning: 'the same for the product back end: it opens papers for signed-in readers',
    isSecret: true,
  }),
  SEARCH_API_URL: setting(v.optional(webAddress('https://search.example.com/api')), {
    unset: 'the embedded search back end',
    meaning: 'address of another one that takes the calls of `contracts/search/records.ts`',
  }),
  SEARCH_API_TOKEN: setting(v.optional(bearerToken), {
    unset: 'made from the secret',
    meaning: 'the same for the search back end, which answers nobody else',
    isSecret: true,
  }),
  SUPPORT_API_URL: setting(v.optional(webAddress('https://support.example.com/graphql')), {
    unset: 'the embedded support back end',
    meaning: 'address of another one that speaks `contracts/support/schema.graphql`',
  }),
  SUPPORT_API_TOKEN: setting(v.optional(bearerToken), {
    unset: 'made from the secret',
    meaning: 'the same for the support back end: it takes what visitors send',
    isSecret: true,
  }),
  ACCOUNTS_API_URL: setting(v.optional(webAddress('https://accounts.example.com/graphql')), {
    unset: 'the embedded accounts back end',
    meaning: 'address of another one that speaks `contracts/accounts/schema.graphql`',
  }),
  ACCOUNTS_API_TOKEN: setting(v.optional(bearerToken), {
    unset: 'made from the secret',
    meaning: "the same for the accounts back end: it tells the site's back ends who people are",
    isSecret: true,
  }),
  IDENTITY_URL: setting(
    v.optional(
      address(
        'must be an issuer like https://login.example.com/am/oauth2/realms/root/realms/alpha',
        'http:',
        'https:',
      ),
    ),
    {
      unset: 'the embedded identity tenant',
      meaning:
        'issuer of another one, `https://login.example.com/am/oauth2/realms/root/realms/alpha`, exactly as it calls itself; its ID tokens carry names, `email`, `roles` and, where people belong to organisations, `organisations` (0052)',
    },
  ),
};
