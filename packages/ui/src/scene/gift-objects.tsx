/** What is given, and what speaks, drawn on a floor at y 0. Flat solids in the client's light: colours are --ill-* only (look.md, Illustrations). */

export const giftCard = (
  <g transform="rotate(-6 0 -30)">
    <rect x={-46} y={-62} width={92} height={58} rx={7} fill="var(--ill-accent)" />
    <rect x={-46} y={-50} width={92} height={10} fill="var(--ill-deep)" opacity={0.35} />
    <rect x={-38} y={-30} width={34} height={5} rx={2.5} fill="var(--ill-body)" />
    <rect x={-38} y={-20} width={22} height={5} rx={2.5} fill="var(--ill-body)" opacity={0.7} />
    <circle cx={30} cy={-18} r={8} fill="var(--ill-warm)" />
    <circle cx={22} cy={-18} r={8} fill="var(--ill-body)" opacity={0.75} />
  </g>
);

export const backpack = (
  <>
    <path
      d="M-12-76C-12-92 12-92 12-76"
      fill="none"
      stroke="var(--ill-deep)"
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x={-32} y={-80} width={64} height={80} rx={20} fill="var(--ill-shade)" />
    <rect x={-32} y={-80} width={54} height={80} rx={20} fill="var(--ill-accent)" />
    <rect x={-24} y={-36} width={38} height={28} rx={8} fill="var(--ill-deep)" opacity={0.28} />
    <rect x={-24} y={-36} width={38} height={4} rx={2} fill="var(--ill-warm)" />
    <rect x={-18} y={-62} width={26} height={4} rx={2} fill="var(--ill-deep)" opacity={0.4} />
  </>
);

export const microphone = (
  <>
    <rect x={-14} y={-84} width={28} height={46} rx={14} fill="var(--ill-deep)" />
    <path
      d="M-22-56C-22-24 22-24 22-56M0-32V-8"
      fill="none"
      stroke="var(--ill-shade)"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x={-20} y={-6} width={40} height={6} rx={3} fill="var(--ill-deep)" />
    <rect x={-9} y={-74} width={18} height={3} rx={1.5} fill="var(--ill-shade)" />
    <rect x={-9} y={-66} width={18} height={3} rx={1.5} fill="var(--ill-shade)" />
  </>
);
