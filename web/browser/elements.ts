/**
 * The custom elements of public pages, of the design system and of the frame (docs/decisions/0002);
 * after-paint.ts loads them.
 */
import '#web/design/elements.ts';
import '#web/site/comparison/comparison.element.ts';
import '#web/apps/session/account-menu.element.ts';
import '#web/site/setup/preview/look.element.ts';
import '#web/site/frame/header/chooser.element.ts';
import '#web/site/frame/header/contact-panel.element.ts';
import '#web/site/frame/header/main-menu/main-menu.element.ts';
import '#web/site/frame/banners/region-banner.element.ts';
import '#web/apps/session/callback.element.ts';
import '#web/site/sign-in/fields/passkey.element.ts';
import '#web/site/sign-in/fields/password.element.ts';
import '#web/site/pages/locations/opening-hours.element.ts';
import '#web/apps/session/role-gate.element.ts';
import '#web/browser/island.element.ts';
import { watchBuild } from '#web/site/frame/build-watch.ts';
import { carryPictures } from '#web/site/frame/page-transition.ts';
import { prefetchOnIntent } from '#web/site/frame/prefetch.ts';

prefetchOnIntent();
carryPictures();
watchBuild();
