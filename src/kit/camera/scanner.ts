/** The QR scanner around html5-qrcode: how it looks for codes, with a camera that is always released. */
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { SCANNER, scanBox } from './scannerFacts.ts';

export interface Camera {
  id: string;
  /** Empty until the browser reveals it. */
  label: string;
}
export interface Running {
  /** The cameras of the device, once one of them may be used. */
  cameras: readonly Camera[];
  /** The one that is in use. */
  camera: string | undefined;
  /** Switches the torch, where the camera has one. */
  torch?: (on: boolean) => Promise<void>;
  close: () => Promise<void>;
}

const make = (elementId: string) =>
  new Html5Qrcode(elementId, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
  });

async function listCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function torchOf(scanner: Html5Qrcode): Running['torch'] {
  try {
    const torch = scanner.getRunningTrackCameraCapabilities().torchFeature();
    return torch.isSupported() ? (on) => torch.apply(on) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a camera in an element and calls `onText` for every code that it sees.
 * @param camera its id; absent means the rear camera (000 §2)
 * @throws the browser's error when no camera is available
 */
export async function openCamera(elementId: string, onText: (text: string) => void, camera?: string): Promise<Running> {
  const scanner = make(elementId);
  const which = camera ? { deviceId: { exact: camera } } : { facingMode: SCANNER.facingMode };
  await scanner.start(which, { fps: SCANNER.framesPerSecond, qrbox: scanBox }, onText, undefined);
  return {
    cameras: await listCameras().catch(() => []),
    camera: scanner.getRunningTrackSettings().deviceId,
    torch: torchOf(scanner),
    close: async () => {
      await scanner.stop();
      scanner.clear();
    },
  };
}

/** The text of a code in a picture; undefined when there is none. */
export async function readPicture(elementId: string, file: File): Promise<string | undefined> {
  return make(elementId)
    .scanFile(file, false)
    .catch(() => undefined);
}
