/** What stands in a kitchen, drawn on a floor at y 0. Flat solids in the client's light: colours are --ill-* only (look.md, Illustrations). */

export const fridge = (
  <>
    <rect x={-26} y={-3} width={10} height={3} rx={1} fill="var(--ill-deep)" />
    <rect x={16} y={-3} width={10} height={3} rx={1} fill="var(--ill-deep)" />
    <g transform="translate(0,-2)">
      <rect x={-33} y={-118} width={66} height={118} rx={8} fill="var(--ill-shade)" />
      <rect x={-33} y={-118} width={54.12} height={118} rx={8} fill="var(--ill-body)" />
      <rect x={-33} y={-44} width={66} height={2.5} fill="var(--ill-shade)" />
      <rect x={-25} y={-80} width={4} height={28} rx={2} fill="var(--ill-deep)" />
      <rect x={-25} y={-36} width={4} height={18} rx={2} fill="var(--ill-deep)" />
      <rect x={-2} y={-103} width={20} height={9} rx={3} fill="var(--ill-deep)" />
      <circle cx={4} cy={-98.5} r={1.8} fill="var(--ill-warm)" />
      <rect x={8} y={-99.5} width={7} height={2} rx={1} fill="var(--ill-cool)" />
      <rect x={-29} y={-114} width={3} height={106} rx={1.5} fill="var(--ill-face)" />
    </g>
  </>
);

export const sideBySide = (
  <>
    <rect x={-36} y={-3} width={10} height={3} rx={1} fill="var(--ill-deep)" />
    <rect x={26} y={-3} width={10} height={3} rx={1} fill="var(--ill-deep)" />
    <g transform="translate(0,-2)">
      <rect x={-43} y={-120} width={86} height={120} rx={8} fill="var(--ill-shade)" />
      <rect x={-43} y={-120} width={75.68} height={120} rx={8} fill="var(--ill-body)" />
      <rect x={-4} y={-120} width={2.5} height={120} fill="var(--ill-shade)" />
      <rect x={-12} y={-86} width={4} height={50} rx={2} fill="var(--ill-deep)" />
      <rect x={2} y={-86} width={4} height={50} rx={2} fill="var(--ill-deep)" />
      <rect x={-34} y={-96} width={16} height={24} rx={4} fill="var(--ill-deep)" />
      <rect x={-31} y={-92} width={10} height={10} rx={2} fill="var(--ill-accent)" />
      <rect x={-39} y={-116} width={3} height={108} rx={1.5} fill="var(--ill-face)" />
    </g>
  </>
);

export const stove = (
  <>
    <rect x={-32} y={-3} width={9} height={3} rx={1} fill="var(--ill-deep)" />
    <rect x={23} y={-3} width={9} height={3} rx={1} fill="var(--ill-deep)" />
    <g transform="translate(0,-2)">
      <rect x={-38} y={-84} width={76} height={84} rx={6} fill="var(--ill-shade)" />
      <rect x={-38} y={-84} width={66.88} height={84} rx={6} fill="var(--ill-body)" />
      <rect x={-38} y={-84} width={76} height={6} rx={3} fill="var(--ill-deep)" />
      <circle cx={-24} cy={-70} r={4} fill="var(--ill-deep)" />
      <circle cx={-10} cy={-70} r={4} fill="var(--ill-deep)" />
      <circle cx={4} cy={-70} r={4} fill="var(--ill-deep)" />
      <circle cx={18} cy={-70} r={4} fill="var(--ill-warm)" />
      <rect x={-30} y={-56} width={50} height={44} rx={5} fill="var(--ill-deep)" />
      <rect x={-25} y={-46} width={40} height={24} rx={3} fill="var(--ill-warm)" opacity={0.35} />
      <rect x={-26} y={-60} width={42} height={4} rx={2} fill="var(--ill-shade)" />
    </g>
  </>
);

export const microwave = (
  <>
    <rect x={-36} y={-3} width={8} height={3} rx={1} fill="var(--ill-deep)" />
    <rect x={28} y={-3} width={8} height={3} rx={1} fill="var(--ill-deep)" />
    <g transform="translate(0,-2)">
      <rect x={-46} y={-54} width={92} height={54} rx={7} fill="var(--ill-shade)" />
      <rect x={-46} y={-54} width={86.47} height={54} rx={7} fill="var(--ill-body)" />
      <rect x={-40} y={-47} width={58} height={40} rx={5} fill="var(--ill-deep)" />
      <rect x={-35} y={-42} width={48} height={30} rx={3} fill="var(--ill-warm)" opacity={0.32} />
      <rect x={-20} y={-17} width={20} height={3} rx={1.5} fill="var(--ill-body)" opacity={0.6} />
      <rect x={23} y={-47} width={17} height={9} rx={2} fill="var(--ill-deep)" />
      <rect x={26} y={-44} width={8} height={3} rx={1} fill="var(--ill-cool)" />
      <circle cx={28} cy={-29} r={3} fill="var(--ill-face)" />
      <circle cx={36} cy={-29} r={3} fill="var(--ill-face)" />
      <circle cx={28} cy={-19} r={3} fill="var(--ill-face)" />
      <circle cx={36} cy={-19} r={3} fill="var(--ill-face)" />
      <rect x={17} y={-44} width={2.5} height={34} rx={1} fill="var(--ill-shade)" />
    </g>
  </>
);

export const fryer = (
  <>
    <path d="M-26 0C-32-30-28-62-16-66H16C28-62 32-30 26 0Z" fill="var(--ill-shade)" />
    <path d="M-26 0C-32-30-28-62-16-66H8C20-62 24-30 18 0Z" fill="var(--ill-body)" />
    <path d="M-28-26H22C22-16 20-8 18 0H-26C-28-8-28.50-16-28-26Z" fill="var(--ill-deep)" />
    <rect x={-14} y={-20} width={22} height={7} rx={3.5} fill="var(--ill-face)" />
    <circle cx={-3} cy={-46} r={9} fill="var(--ill-deep)" />
    <circle cx={-3} cy={-46} r={4} fill="var(--ill-warm)" />
    <rect x={-26} y={-28} width={50} height={2} rx={1} fill="var(--ill-shade)" />
  </>
);

export const coffeeMaker = (
  <>
    <rect x={-30} y={-6} width={60} height={6} rx={3} fill="var(--ill-deep)" />
    <rect x={-30} y={-78} width={60} height={18} rx={7} fill="var(--ill-deep)" />
    <rect x={2} y={-72} width={26} height={70} rx={5} fill="var(--ill-deep)" />
    <rect x={6} y={-66} width={5} height={58} rx={2.5} fill="var(--ill-shade)" opacity={0.5} />
    <path d="M-22-34H-2L-4-8H-20Z" fill="var(--ill-body)" />
    <path d="M-22-34H-2L-3-22H-21Z" fill="var(--ill-warm)" />
    <rect x={-16} y={-60} width={8} height={9} rx={2} fill="var(--ill-shade)" />
    <circle cx={18} cy={-69} r={3} fill="var(--ill-warm)" />
  </>
);

export const mug = (
  <>
    <path d="M10-20c10-2 10 12 0 11" fill="none" stroke="var(--ill-body)" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
    <rect x={-12} y={-26} width={22} height={26} rx={4} fill="var(--ill-body)" />
    <rect x={-12} y={-18} width={22} height={6} fill="var(--ill-accent)" />
  </>
);
