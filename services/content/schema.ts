import './block/block.graphql.ts';
import './brand/brand.graphql.ts';
import './contact/contact.graphql.ts';
import './country/country.graphql.ts';
import './editor/editor.graphql.ts';
import './file/file.graphql.ts';
import './file/media.graphql.ts';
import './file/media-changes.graphql.ts';
import './language/language.graphql.ts';
import './link/link.graphql.ts';
import './location/location.graphql.ts';
import './navigation/navigation.graphql.ts';
import './news/news.graphql.ts';
import './page/page.graphql.ts';
import './page/page-lists.graphql.ts';
import './page/page-password.graphql.ts';
import './page/searchable-pages.graphql.ts';
import './record/record.graphql.ts';
import './record/record-changes.graphql.ts';
import './redirect/redirect.graphql.ts';
import './release/release.graphql.ts';
import './site/site.graphql.ts';
import './theme/theme.graphql.ts';
import './translation/side-by-side.graphql.ts';
import './translation/translation.graphql.ts';
import { builder } from './builder.ts';

/** What `contracts/content/schema.graphql` promises; a test holds the two against each other. */
export const schema = builder.toSchema();
