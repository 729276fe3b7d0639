/** The behaviour of public pages: loaded after the page, once, for every element that a page may hold. */
import './anchor-navigation/anchor-navigation.element.ts';
import './compare-control/compare-control.element.ts';
import './compare-panel/compare-count.element.ts';
import './compare-panel/compare-panel.element.ts';
import './dialog/dialog.element.ts';
import './disclosure/disclosure.element.ts';
import './flash-message/flash-message.element.ts';
import './gallery/gallery.element.ts';
import './live-form/live-form.element.ts';
import './loading-bar/loading-bar.element.ts';
import './news-panel/news-panel.element.ts';
import './search-field/search-field.element.ts';
import './share/share.element.ts';
import './stage-gallery/stage-gallery.element.ts';
import './tabs/tabs.element.ts';
import './units/units.element.ts';
import './video/video-consent.element.ts';
