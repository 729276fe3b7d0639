import { graphql } from '#contracts/content/graphql.ts';
import type { ContentClient } from '#web/request/content-client.ts';
import type { Contact } from './person-facts.ts';

const peopleQuery = graphql(`
  query people {
    contacts { slug name role email phone image { src alt width height focalX focalY contentType } }
  }
`);

/** Everybody behind the stories, in the editors' order. */
export async function loadPeople(content: ContentClient): Promise<Contact[]> {
  return (await content(peopleQuery, {})).contacts;
}
