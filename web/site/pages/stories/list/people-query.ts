import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';

const peopleQuery = graphql(
  `
  query people {
    contacts { slug name role email phone image { ...ImageFields } }
  }
`,
  [imageFields],
);

/** Everybody behind the stories, in the editors' order. */
export async function loadPeople(content: ContentClient): Promise<ResultOf<typeof peopleQuery>['contacts']> {
  return (await content(peopleQuery, {})).contacts;
}
