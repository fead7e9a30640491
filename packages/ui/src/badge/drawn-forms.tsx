/** What stands in the round picture of a badge: flat solids on a floor at y 0, in --ill-* only (look.md, Illustrations). */
const body = 'var(--ill-body)';
const shade = 'var(--ill-shade)';
const warm = 'var(--ill-warm)';
const cool = 'var(--ill-cool)';
const dark = 'var(--ill-deep)';

export const drawnForms = {
  trophy: (
    <>
      <rect x={-18} y={-8} width={36} height={8} rx={2} fill={dark} />
      <rect x={-5} y={-24} width={10} height={16} fill={shade} />
      <path d="M-24-66H-34V-56Q-34-44-20-42M24-66H34V-56Q34-44 20-42" fill="none" stroke={warm} strokeWidth={5} />
      <path d="M-24-72H24V-50Q24-26 0-22Q-24-26-24-50Z" fill={warm} />
      <path d="M12-72H24V-50Q24-28 6-23Q12-34 12-50Z" fill={shade} opacity={0.6} />
    </>
  ),
  star: (
    <>
      <path d="M0-78L11-52L39-50L17-32L25-4L0-20L-25-4L-17-32L-39-50L-11-52Z" fill={warm} strokeLinejoin="round" />
      <path d="M0-78L11-52L39-50L17-32L25-4L0-20Z" fill={shade} opacity={0.35} />
    </>
  ),
  rosette: (
    <>
      <path d="M-20-36L-28 0L-14-8L-4 0L0-30Z" fill={cool} />
      <path d="M20-36L28 0L14-8L4 0L0-30Z" fill={cool} opacity={0.75} />
      <circle cy={-50} r={28} fill={warm} />
      <circle cy={-50} r={19} fill={body} />
      <path d="M-9-51L-2-43L11-57" fill="none" stroke={cool} strokeWidth={5} />
    </>
  ),
  book: (
    <>
      <rect x={-34} y={-58} width={68} height={52} rx={5} fill={cool} />
      <path d="M-30-62Q-14-68 0-58V-10Q-14-18-30-13Z" fill={body} />
      <path d="M30-62Q14-68 0-58V-10Q14-18 30-13Z" fill={shade} />
      <path d="M-23-50H-8M-23-40H-8M-23-30H-12" stroke={dark} strokeWidth={3} opacity={0.5} />
      <path d="M14-64H24V-34L19-40L14-34Z" fill={warm} />
    </>
  ),
  flame: (
    <>
      <path d="M2-82Q34-52 28-24Q22 0 0 0Q-24 0-28-24Q-30-40-14-54Q-12-44-6-42Q-8-62 2-82Z" fill={warm} />
      <path d="M2-44Q18-30 14-16Q10-2 0-2Q-14-2-14-16Q-14-26-4-32Q-2-26 2-26Q0-36 2-44Z" fill={body} />
    </>
  ),
  ladder: (
    <>
      <rect x={-36} y={-18} width={24} height={18} rx={2} fill={shade} />
      <rect x={-12} y={-38} width={24} height={38} rx={2} fill={body} />
      <rect x={12} y={-58} width={24} height={58} rx={2} fill={cool} />
      <path d="M-28-40L-4-58L16-74M4-76H18V-62" fill="none" stroke={warm} strokeWidth={5} />
    </>
  ),
  target: (
    <>
      <path d="M-22-12L-30 0M22-12L30 0" stroke={dark} strokeWidth={5} />
      <circle cy={-40} r={34} fill={body} />
      <circle cy={-40} r={25} fill={cool} />
      <circle cy={-40} r={16} fill={body} />
      <circle cy={-40} r={7} fill={warm} />
      <path d="M0-40L28-68M22-76V-62H36" fill="none" stroke={dark} strokeWidth={4} />
    </>
  ),
  bulb: (
    <>
      <path d="M-26-52A26 26 0 1 1 26-52Q26-38 14-28V-20H-14V-28Q-26-38-26-52Z" fill={warm} />
      <path d="M8-76A26 26 0 0 1 14-28V-20H4V-30Q18-46 8-76Z" fill={shade} opacity={0.45} />
      <rect x={-12} y={-18} width={24} height={6} rx={2} fill={dark} />
      <rect x={-12} y={-10} width={24} height={6} rx={2} fill={dark} opacity={0.8} />
      <rect x={-6} y={-4} width={12} height={4} rx={2} fill={dark} />
    </>
  ),
  rocket: (
    <>
      <path d="M-14-30L-28-10V-2L-12-12ZM14-30L28-10V-2L12-12Z" fill={cool} />
      <path d="M0-84Q18-66 16-38L12-12H-12L-16-38Q-18-66 0-84Z" fill={body} />
      <path d="M0-84Q18-66 16-38L12-12H4Q12-50 0-84Z" fill={shade} />
      <circle cy={-50} r={8} fill={cool} />
      <path d="M-8-12H8L0 2Z" fill={warm} />
    </>
  ),
  crown: (
    <>
      <path d="M-36-58L-22-36L0-66L22-36L36-58L30-10H-30Z" fill={warm} />
      <path d="M0-66L22-36L36-58L30-10H12Q18-40 0-66Z" fill={shade} opacity={0.5} />
      <rect x={-30} y={-10} width={60} height={10} rx={3} fill={dark} />
      <circle cx={-36} cy={-60} r={5} fill={cool} />
      <circle cy={-69} r={5} fill={cool} />
      <circle cx={36} cy={-60} r={5} fill={cool} />
    </>
  ),
  shield: (
    <>
      <path d="M0-78L32-66V-40Q32-14 0 0Q-32-14-32-40V-66Z" fill={cool} />
      <path d="M0-78L32-66V-40Q32-14 0 0Z" fill={shade} opacity={0.45} />
      <path d="M-14-42L-4-30L16-54" fill="none" stroke={body} strokeWidth={7} />
    </>
  ),
  bag: (
    <>
      <path d="M-14-52V-60A14 14 0 0 1 14-60V-52" fill="none" stroke={dark} strokeWidth={5} />
      <path d="M-30-54H30L34-4Q34 0 30 0H-30Q-34 0-34-4Z" fill={cool} />
      <path d="M18-54H30L34-4Q34 0 30 0H16Z" fill={shade} opacity={0.5} />
      <path d="M-14-30L-2-18L16-38" fill="none" stroke={warm} strokeWidth={6} />
    </>
  ),
} as const;
