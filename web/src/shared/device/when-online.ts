/** Code that is worth nothing without a network: what does not come is asked for again whenever the network is back, and whoever shows it goes on without it until then. */
export async function whenOnline<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
