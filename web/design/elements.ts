/**
 * The custom elements of public pages: loaded once, after the page, for every element that a page may
 * contain.
 */
import '#web/design/anchor-navigation/anchor-navigation.element.ts';
import '#web/design/appearance/appearance.element.ts';
import '#web/design/before-after/before-after.element.ts';
import '#web/design/compare-control/compare-control.element.ts';
import '#web/design/compare-panel/compare-count.element.ts';
import '#web/design/compare-panel/compare-panel.element.ts';
import '#web/design/dialog/dialog.element.ts';
import '#web/design/disclosure/disclosure.element.ts';
import '#web/design/enquiry-form/enquiry-form.element.ts';
import '#web/design/flash-message/flash-message.element.ts';
import '#web/design/gallery/gallery.element.ts';
import '#web/design/live-form/live-form.element.ts';
import '#web/design/loading-bar/loading-bar.element.ts';
import '#web/design/long-page/long-page.element.ts';
import '#web/design/model-viewer/model-viewer.element.ts';
import '#web/design/news-panel/news-panel.element.ts';
import '#web/design/search-field/search-field.element.ts';
import '#web/design/share/share.element.ts';
import '#web/design/stage-gallery/stage-gallery.element.ts';
import '#web/design/table/table.element.ts';
import '#web/design/tabs/tabs.element.ts';
import '#web/design/units/units.element.ts';
import '#web/design/video/video-consent.element.ts';
