/** Whether the line is paid by the byte, as far as the browser says so. */
export function isMetered(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof line !== 'object' || line === null) return false;
  return ('saveData' in line && line.saveData === true) || ('type' in line && line.type === 'cellular');
}
