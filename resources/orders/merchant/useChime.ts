/** A short sound when an order comes in: for who does not look at the tablet. Browsers allow it once somebody has touched the page. */
import { useEffect, useRef } from 'react';

function chime(): void {
  try {
    const audio = new AudioContext();
    const gain = audio.createGain();
    gain.connect(audio.destination);
    gain.gain.setValueAtTime(0.2, audio.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(gain);
    tone.onended = () => void audio.close();
    tone.start();
    tone.stop(audio.currentTime + 0.6);
  } catch {
    // A browser without sound shows the order all the same.
  }
}

/** @param ids of the orders that wait; undefined while nobody knows */
export function useChime(ids: readonly number[] | undefined): void {
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (!ids) return;
    if (known.current && ids.some((id) => !known.current?.has(id))) chime();
    known.current = new Set(ids);
  }, [ids]);
}
