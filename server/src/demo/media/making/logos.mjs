import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { marks } from './objects.mjs';
import { palettes } from './palettes.mjs';

/** Each brand's mark as SVG and as a 512-pixel PNG, and its mark with the name beside it as PNG. */
export async function makeLogos(folder) {
  const made = [];
  for (const [theme, mark] of Object.entries(marks)) {
    const palette = palettes[theme];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">${mark(palette)}</svg>`;
    const width = 52 + palette.brand.length * 13.5;
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width * 4}" height="160" font-family="Inter"><g transform="translate(4 4)">${mark(palette)}</g><text x="46" y="28.5" font-size="23" font-weight="700" letter-spacing="-.5" fill="${palette.ink}">${palette.brand}</text></svg>`;
    writeFileSync(join(folder, `logo-${theme}.svg`), `${svg}\n`);
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, `logo-${theme}.png`));
    await sharp(Buffer.from(wide))
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, `logo-${theme}-wide.png`));
    made.push(
      { name: `logo-${theme}`, file: `logo-${theme}.png` },
      { name: `logo-${theme}-svg`, file: `logo-${theme}.svg` },
      { name: `logo-${theme}-wide`, file: `logo-${theme}-wide.png` },
    );
  }
  return made;
}
