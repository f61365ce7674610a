/** Failure of the camera. */
export type CameraFailure = 'no-permission' | 'no-camera' | 'failed';

/**
 * Why a camera did not start, by the name of the DOMException. Some scanners pass the name on inside
 * a sentence, so it is looked for there too.
 * @see Media Capture and Streams, `getUserMedia`
 */
export function cameraFailure(cause: unknown): CameraFailure {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (/NotAllowedError|SecurityError|PermissionDenied/.test(text)) return 'no-permission';
  if (/NotFoundError|OverconstrainedError|DevicesNotFound/.test(text)) return 'no-camera';
  return 'failed';
}
