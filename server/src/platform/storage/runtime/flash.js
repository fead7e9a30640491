/** Plays the film behind the # of the address in the emulator (Ruffle), and tells the product whether it plays. The film may reach nothing outside of itself. */
(() => {
  const products = document.querySelector('meta[name=product]').content.split(' ');
  const product = products.find((one) => one === location.ancestorOrigins?.[0]) ?? products[0];
  const tell = (flash) => parent.postMessage({ flash }, product);
  const film = new URL(decodeURIComponent(location.hash.slice(1)), location.href);
  window.RufflePlayer = {
    config: {
      publicPath: 'ruffle/',
      polyfills: false,
      allowScriptAccess: false,
      allowNetworking: 'none',
      autoplay: 'on',
      unmuteOverlay: 'hidden',
      splashScreen: false,
      contextMenu: 'off',
      warnOnUnsupportedContent: false,
      logLevel: 'error',
    },
  };
  addEventListener('DOMContentLoaded', () => {
    try {
      if (film.origin !== location.origin && location.origin !== 'null') throw new Error('another site');
      const player = window.RufflePlayer.newest().createPlayer();
      document.body.append(player);
      player.addEventListener('loadedmetadata', () => tell('plays'));
      player
        .ruffle()
        .load({ url: film.href, allowScriptAccess: false })
        .catch(() => tell('failed'));
    } catch {
      tell('failed');
    }
  });
})();
