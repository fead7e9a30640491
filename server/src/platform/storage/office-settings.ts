/**
 * What LibreOffice is told before it opens a file of somebody's. Left to itself it fetches whatever the file points to, from the network and from this machine's disk, and prints it on the pages.
 */
const settings: readonly (readonly [path: string, name: string, value: string])[] = [
  // Nothing that lies outside of the file: no address, no path. No place of files is trusted.
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  // What the first does not hold back (the style sheets of a page) goes to a proxy that is not there.
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
  ['Inet/Settings', 'ooInetNoProxy', ''],
  // Pages are read on phones: pictures finer than their screens only weigh.
  ['Office.Common/Filter/PDF/Export', 'ReduceImageResolution', 'true'],
  ['Office.Common/Filter/PDF/Export', 'MaxImageResolution', '150'],
];

/** The file of its profile that says so. */
export const officeSettings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings
  .map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('')}</oor:items>
`;
