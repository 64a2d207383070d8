const yen = 'M0 0l5 7 5-7M5 7v8M1.500 8.500h7M1.500 11.500h7'
/** Pictures of empty views, of the screens behind the sign-in alone. */
export const laterScenes = {
  /** A paper with lines and a card before it. */
  invoice: (
    <>
      <path className="paper" d="M46 18h36l14 14v54H46zM82 18v14h14" />
      <path className="soft" d="M56 40h30M56 48h30M56 56h18" />
      <path className="paper" d="M72 64h38a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H72a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z" />
      <path d="M68 72h46M74 84h10" />
      <path d={yen} transform="translate(56 22)" />
    </>
  ),
  /** A magnifier over papers. */
  search: (
    <>
      <path className="paper" d="M42 22h44v60H42z" />
      <path className="soft" d="M50 34h28M50 42h28M50 50h14" />
      <circle className="paper" cx="86" cy="62" r="17" />
      <path d="M98 74l14 14M80 62h12" />
    </>
  ),
  /** A bell at rest. */
  bell: (
    <>
      <path className="paper" d="M54 74c5-5 7-10 7-22a13 13 0 0 1 26 0c0 12 2 17 7 22z" />
      <path d="M69 80a5 5 0 0 0 10 0M74 32v5" />
      <path className="soft" d="M40 50c0-7 3-13 7-17M108 50c0-7-3-13-7-17" />
    </>
  ),
  /** A house of business. */
  supplier: (
    <>
      <path className="paper" d="M52 86V28h30v58M82 46h22v40H82" />
      <path className="soft" d="M60 40h4M70 40h4M60 52h4M70 52h4M60 64h4M70 64h4M90 56h6M90 66h6" />
      <path d="M42 86h70M64 86V76h8v10" />
    </>
  ),
}
