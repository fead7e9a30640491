/** A framed certificate in its catalog, in the client's own colours. */
export const CertificateDrawing = ({ className }: { className: string }) => (
  <svg viewBox="0 0 210 162" className={className} aria-hidden>
    <rect x="24" width="186" height="154" rx="12" fill="var(--ill-shade, #d8cfc8)" />
    <rect width="184" height="154" rx="12" fill="#fff" />
    <rect x="15" y="16" width="154" height="122" rx="6" fill="none" stroke="#eeeae4" strokeWidth="4" />
    <rect x="38" y="40" width="96" height="10" rx="5" fill="#3a3844" />
    <path d="M53 66h70M60 82h58M38 124h50" stroke="#d8cfc8" strokeWidth="7" strokeLinecap="round" />
    <path d="m118 112-11 42 20-11 20 11-11-42z" fill="var(--primary)" />
    <circle cx="127" cy="104" r="24" fill="var(--secondary)" />
    <circle cx="127" cy="104" r="13" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="4" />
  </svg>
);
