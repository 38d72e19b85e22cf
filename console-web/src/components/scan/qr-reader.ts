/** Finds a QR code in what a camera shows; null: there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** As far as we use it; TypeScript does not know it, nor does every browser. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** The browser's own reader, which costs nothing to load; else one of ours, which is loaded now. */
export async function frameReader(): Promise<ReadFrame> {
  const { BarcodeDetector: Own } = window;
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own !== undefined && formats.includes(QR)) {
    const detector = new Own({ formats: [QR] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { readDrawnFrame } = await import('./drawn-frames');
  return readDrawnFrame;
}
