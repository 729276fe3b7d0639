import { defineElement } from '../element/define-element.ts';

defineElement('ui-video-consent', (host, signal) => {
  const { player, title = '' } = host.dataset;
  const cover = host.querySelector<HTMLElement>('[data-cover]');
  const play = host.querySelector<HTMLElement>('[data-play]');
  if (!player || !cover || !play) return;

  play.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = player;
      frame.title = title;
      frame.allow = 'autoplay; fullscreen; picture-in-picture';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      cover.hidden = true;
      host.append(frame);
      frame.focus();
    },
    { signal },
  );
});
