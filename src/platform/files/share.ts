/** Whether this device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; false when the member closed it or the system refused. */
export async function share(data: { title: string; text: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch {
    return false;
  }
}
