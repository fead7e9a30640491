/** What stands in a home, drawn on a floor at y 0. Flat solids in the client's light: colours are --ill-* only (look.md, Illustrations). */

export const washer = (
  <>
    <rect x={-32} y={-3} width={9} height={3} rx={1} fill="var(--ill-deep)" />
    <rect x={23} y={-3} width={9} height={3} rx={1} fill="var(--ill-deep)" />
    <g transform="translate(0,-2)">
      <rect x={-40} y={-88} width={80} height={88} rx={9} fill="var(--ill-shade)" />
      <rect x={-40} y={-88} width={68.8} height={88} rx={9} fill="var(--ill-body)" />
      <rect x={-40} y={-72} width={68} height={2} fill="var(--ill-face)" />
      <circle cx={-6} cy={-36} r={26} fill="var(--ill-shade)" />
      <circle cx={-6} cy={-36} r={22} fill="var(--ill-deep)" />
      <path d="M-28-33c6-5 10 4 17 0s10-5 15-1 6 3 12 1a22 22 0 0 1-44 0z" fill="var(--ill-accent)" />
      <path d="M-20-46a16 16 0 0 1 11-7" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={3} strokeLinecap="round" />
      <rect x={-34} y={-83} width={16} height={6} rx={3} fill="var(--ill-face)" />
      <rect x={6} y={-84} width={16} height={8} rx={3} fill="var(--ill-deep)" />
      <circle cx={11} cy={-80} r={1.6} fill="var(--ill-warm)" />
      <circle cx={-10} cy={-80} r={4} fill="var(--ill-face)" />
    </g>
  </>
);

export const airConditioner = (
  <g transform="translate(0,-40)">
    <rect x={-64} y={-46} width={128} height={42} rx={10} fill="var(--ill-shade)" />
    <rect x={-64} y={-46} width={128} height={34} rx={10} fill="var(--ill-body)" />
    <rect x={-54} y={-16} width={108} height={5} rx={2.5} fill="var(--ill-deep)" />
    <rect x={34} y={-36} width={18} height={8} rx={3} fill="var(--ill-deep)" />
    <circle cx={39} cy={-32} r={1.6} fill="var(--ill-cool)" />
    <path
      d="M-40 4c0 8-8 8-8 16M-8 4c0 8-8 8-8 16M24 4c0 8-8 8-8 16"
      fill="none"
      stroke="var(--ill-cool)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={0.7}
    />
  </g>
);

export const tv = (
  <>
    <rect x={-34} y={-4} width={68} height={4} rx={2} fill="var(--ill-deep)" />
    <path d="M-8-4L-6-14H6L8-4Z" fill="var(--ill-deep)" />
    <rect x={-78} y={-102} width={156} height={90} rx={6} fill="var(--ill-deep)" />
    <rect x={-74} y={-98} width={148} height={82} rx={3} fill="var(--ill-accent)" />
    <path d="M-74-40l34-28 26 22 30-34 58 50v11a3 3 0 0 1-3 3h-142a3 3 0 0 1-3-3z" fill="#fff" fillOpacity={0.16} />
    <path d="M-74-30l48-22 36 18 26-14 38 22v7a3 3 0 0 1-3 3h-142a3 3 0 0 1-3-3z" fill="#000" fillOpacity={0.18} />
    <circle cx={44} cy={-78} r={10} fill="var(--ill-warm)" />
  </>
);

export const notebook = (
  <>
    <rect x={-50} y={-76} width={100} height={70} rx={6} fill="var(--ill-deep)" />
    <rect x={-46} y={-72} width={92} height={60} rx={3} fill="var(--ill-accent)" />
    <path d="M-46-24l30-26 22 18 16-12 24 20v9a3 3 0 0 1-3 3h-86a3 3 0 0 1-3-3z" fill="#fff" fillOpacity={0.2} />
    <circle cx={24} cy={-56} r={8} fill="var(--ill-warm)" />
    <path d="M-62-7H62L66-2a2 2 0 0 1-2 2H-64a2 2 0 0 1-2-2Z" fill="var(--ill-shade)" />
    <path d="M-62-7H62L63-5H-63Z" fill="var(--ill-body)" />
    <rect x={-12} y={-7} width={24} height={2} rx={1} fill="var(--ill-shade)" />
  </>
);

export const phone = (
  <>
    <rect x={-26} y={-104} width={56} height={104} rx={9} fill="var(--ill-shade)" />
    <rect x={-30} y={-104} width={56} height={104} rx={9} fill="var(--ill-deep)" />
    <rect x={-26} y={-98} width={48} height={92} rx={5} fill="var(--ill-accent)" />
    <path d="M-26-34l16-20 12 14 12-10 8 10v29a5 5 0 0 1-5 5h-38a5 5 0 0 1-5-5z" fill="#fff" fillOpacity={0.2} />
    <circle cx={10} cy={-76} r={7} fill="var(--ill-warm)" />
    <rect x={-9} y={-95} width={14} height={4} rx={2} fill="var(--ill-deep)" />
  </>
);

export const headphones = (
  <>
    <path
      d="M-30-30C-30-74 30-74 30-30"
      fill="none"
      stroke="var(--ill-deep)"
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x={-40} y={-36} width={18} height={34} rx={9} fill="var(--ill-accent)" />
    <rect x={22} y={-36} width={18} height={34} rx={9} fill="var(--ill-accent)" />
    <rect x={-26} y={-34} width={7} height={30} rx={3.5} fill="var(--ill-deep)" />
    <rect x={19} y={-34} width={7} height={30} rx={3.5} fill="var(--ill-deep)" />
    <rect x={-37} y={-30} width={4} height={14} rx={2} fill="var(--ill-body)" opacity={0.5} />
  </>
);
