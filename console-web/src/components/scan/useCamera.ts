import { useEffect, useRef, useState } from 'react';
import { freshCodes } from './fresh-codes';
import { frameReader } from './qr-reader';

/** Between two looks: quick for a hand, slow for a battery. */
const EVERY_MS = 120;
/** Of the back of a phone, as sharp as a label needs. */
const WANTED = { video: { facingMode: 'environment', width: { ideal: 1_280 } }, audio: false } as const;

export type CameraState = 'starting' | 'on' | 'refused' | 'none';

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';
const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows the camera in a video while the screen is there, and tells each code that comes into its sight. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onCode);
  useEffect(() => void (tell.current = onCode));

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let stream: MediaStream | null = null;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const run = async () => {
      // Over http browsers have no camera.
      if (!('mediaDevices' in navigator)) return setState('none');
      const [read, opened] = await Promise.all([frameReader(), navigator.mediaDevices.getUserMedia(WANTED)]);
      stream = opened;
      const shown = video.current;
      if (signal.aborted || shown === null) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState('on');
      const fresh = freshCodes();
      while (!signal.aborted) {
        const text = fresh(await read(shown).catch(() => null), performance.now());
        if (text !== null && !signal.aborted) tell.current(text);
        await waited(EVERY_MS);
      }
    };
    run().catch((error: unknown) => {
      stop();
      if (!signal.aborted) setState(isRefusal(error) ? 'refused' : 'none');
    });
    return () => {
      left.abort();
      stop();
    };
  }, []);
  return { video, state };
}
