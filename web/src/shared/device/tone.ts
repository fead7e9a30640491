/** Plays one short tone, to hear whether the device does. A browser without the means stays silent. */
export function playTone(): void {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close().catch(() => undefined));
  tone.start();
  tone.stop(context.currentTime + 0.6);
}
