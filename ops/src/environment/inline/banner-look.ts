/** Style of what says that a page is not the one everybody gets. Presses go through to what lies below. */
export const bannerLook = [
  'position:fixed;z-index:2147483647;bottom:0;left:0;margin:0;padding:.25rem .75rem;pointer-events:none',
  'border-top-right-radius:6px;background:#7a1fa2;color:#fff',
  'font:bold 12px/1.6 "Hiragino Sans","Noto Sans JP",sans-serif',
].join(';')
