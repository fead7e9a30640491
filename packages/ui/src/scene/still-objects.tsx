/** What stands where nothing else does: the states draw these without loading the other objects, drawn on a floor at y 0. Flat solids in the client's light: colours are --ill-* only (look.md, Illustrations). */

export const boxes = (
  <>
    <rect x={-26} y={-30} width={52} height={30} rx={3} fill="var(--ill-warm)" />
    <rect x={-4} y={-30} width={8} height={30} fill="var(--ill-body)" opacity={0.55} />
    <rect x={-18} y={-54} width={36} height={24} rx={3} fill="var(--ill-shade)" />
    <rect x={-3} y={-54} width={6} height={24} fill="var(--ill-body)" opacity={0.7} />
  </>
);

export const plant = (
  <>
    <path d="M-10 0L-12-18H12L10 0Z" fill="var(--ill-warm)" />
    <path d="M0-18C-18-24-20-42-16-52C-4-46 0-34 0-18Z" fill="var(--ill-cool)" />
    <path d="M0-18C16-22 22-36 20-50C8-46 2-34 0-18Z" fill="var(--ill-cool)" opacity={0.75} />
    <path d="M0-18C-4-34-2-50 4-62C12-48 8-32 0-18Z" fill="var(--ill-cool)" opacity={0.9} />
  </>
);
