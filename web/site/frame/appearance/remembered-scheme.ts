/**
 * The one script that runs within a document: the scheme that its reader chose, before anything is painted. Pages are cached
 * for everybody, so the server cannot know it. Without a choice, without storage or without script the device decides.
 */
export const rememberedScheme =
  'try{let s=localStorage.scheme;if(s)document.documentElement.dataset.scheme=s}catch{}';
