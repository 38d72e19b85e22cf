import { readPicture } from './read-picture';
import type { ReadFrame } from './qr-reader';

/** More tells a label no better, and takes a phone longer. */
const WIDEST = 960;

let canvas: HTMLCanvasElement | null = null;

/** Reads what a camera shows from its pixels, in browsers that have no reader themselves. */
export const readDrawnFrame: ReadFrame = (video) => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return Promise.resolve(null);
  const scale = Math.min(1, WIDEST / videoWidth);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  canvas ??= document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return Promise.resolve(null);
  context.drawImage(video, 0, 0, width, height);
  return Promise.resolve(readPicture(context.getImageData(0, 0, width, height)));
};
