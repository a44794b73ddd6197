/** A short sound when something comes in: for who does not look at the screen. Browsers allow it once somebody has touched the page. */
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
    // A browser without sound shows it all the same.
  }
}

/** @param ids of what waits; undefined while nobody knows */
export function useChime(ids: readonly number[] | undefined): void {
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (!ids) return;
    if (known.current && ids.some((id) => !known.current?.has(id))) chime();
    known.current = new Set(ids);
  }, [ids]);
}

/** The same where only how many there are is known. */
export function useChimeAsMore(count: number | undefined): void {
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (count === undefined) return;
    if (known.current !== undefined && count > known.current) chime();
    known.current = count;
  }, [count]);
}
