/** Room around a small control that is pressed with it under a finger, where nothing may move for it. */
export const touchArea = {
  position: 'relative',
  _touch: { _after: { content: '""', position: 'absolute', inset: '-0.6rem -0.4rem' } },
} as const
