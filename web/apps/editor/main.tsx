import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { createEditor, EditorContext } from './editor.ts';
import { routes } from './routes.tsx';
import { editorId, type Start } from './start.ts';

/** The editor area: begins in the page that the server drew around it (docs/decisions/0021). The gate has no such place. */
const place = document.getElementById(editorId);
if (place) {
  const start = JSON.parse(place.dataset.start ?? '') as Start;
  provideLanguage(start.locale.language, start.messages);
  const editor = createEditor(start);
  const router = createBrowserRouter(routes(editor), { basename: start.base });
  createRoot(place).render(
    <EditorContext value={editor}>
      <RouterProvider router={router} />
    </EditorContext>,
  );
}
