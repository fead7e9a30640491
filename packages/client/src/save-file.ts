/** Hands a file to the person, by the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // a browser may read it after the press
}

/** Has the browser save what lies behind an address of our own, piece by piece: it is never in the page's memory. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = ''; // under the name that the server says
  link.click();
}
