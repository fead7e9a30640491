/**
 * The page that a meeting runs in: it loads the provider's script (Jitsi Meet's external_api.js) once the product says so, and tells the product what becomes of the meeting. It
 * knows a ticket into this one meeting, and nothing of the product.
 */
(() => {
  /** Sites that may frame this page; the one that does is spoken to. Where a browser does not say which, the first word from one of them does. */
  const products = document.querySelector('meta[name=product]').content.split(' ');
  const source = document.querySelector('meta[name=script]').content;
  let product = products.find((one) => one === location.ancestorOrigins?.[0]) ?? (products.length === 1 ? products[0] : null);
  const above = window.parent;
  const tell = (say, more) => {
    for (const to of product === null ? products : [product]) above.postMessage({ meeting: say, ...more }, to);
  };
  let api = null;
  let isOver = false;
  /** Said once: what comes after is the meeting being taken down. */
  const over = (say, more) => {
    if (isOver) return;
    isOver = true;
    tell(say, more);
    api?.dispose();
    api = null;
  };

  addEventListener('message', ({ source: from, origin, data }) => {
    if (from !== above || !products.includes(origin) || typeof data !== 'object' || data === null) return;
    product = origin;
    if (data.say === 'open' && !api && !isOver) open(data.ticket);
    if (data.say === 'leave') {
      api?.executeCommand('hangup');
      over('left');
    }
  });
  tell('ready');

  function open(ticket) {
    const element = document.createElement('script');
    const patience = setTimeout(() => over('failed', { why: 'script' }), 20_000);
    element.src = source;
    element.onerror = () => {
      clearTimeout(patience);
      over('failed', { why: 'script' });
    };
    element.onload = () => {
      clearTimeout(patience);
      if (isOver) return;
      if (typeof window.JitsiMeetExternalAPI === 'function') begin(ticket);
      else over('failed', { why: 'script' });
    };
    document.head.append(element);
  }

  function begin({ domain, isPlain, room, token, language, subject }) {
    api = new window.JitsiMeetExternalAPI(domain, {
      roomName: room,
      parentNode: document.querySelector('main'),
      width: '100%',
      height: '100%',
      noSSL: isPlain,
      jwt: token,
      lang: language,
      configOverwrite: {
        subject,
        prejoinConfig: { enabled: false },
        disableDeepLinking: true,
        startWithAudioMuted: true,
        startWithVideoMuted: true,
      },
    });
    api.addListener('videoConferenceJoined', () => tell('joined'));
    api.addListener('participantKickedOut', ({ kicked }) => kicked?.local && over('kicked'));
    api.addListener('errorOccurred', (given) => {
      const { name = '', isFatal = false } = given.error ?? given;
      if (name === 'conference.destroyed') over('ended');
      else if (isFatal) over('failed', { why: /authentication|password|notAllowed/i.test(name) ? 'refused' : 'connection' });
    });
    api.addListener('videoConferenceLeft', () => tell('away'));
    api.addListener('readyToClose', () => over('left'));
  }
})();
