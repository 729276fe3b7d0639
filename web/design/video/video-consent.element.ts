import { defineElement } from '#web/design/element/define-element.ts';

defineElement('ui-video-consent', (host, signal) => {
  const { player, title = '' } = host.dataset;
  const cover = host.querySelector<HTMLElement>('[data-cover]');
  const play = host.querySelector<HTMLElement>('[data-play]');
  const stop = host.querySelector<HTMLElement>('[data-stop]');
  if (!player || !cover || !play || !stop) return;

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
      stop.hidden = false;
      cover.after(frame);
      frame.focus();
    },
    { signal },
  );

  stop.addEventListener(
    'click',
    () => {
      host.querySelector('iframe')?.remove();
      stop.hidden = true;
      cover.hidden = false;
      play.focus();
    },
    { signal },
  );
});
