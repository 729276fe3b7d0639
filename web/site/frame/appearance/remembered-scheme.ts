/**
 * The one inline script: applies the colour scheme that the reader chose, before the first paint. Pages are
 * cached for everybody, so the server cannot know it. Without a choice, storage or script, the device
 * decides.
 */
export const rememberedScheme =
  'try{let s=localStorage.scheme;if(s)document.documentElement.dataset.scheme=s}catch{}';
