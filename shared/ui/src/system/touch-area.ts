/**
 * Room around a small control that is pressed with it under a finger, 44 px at least each way, where nothing may move
 * for it. Controls above each other need that room between them.
 */
export const touchArea = {
  position: 'relative',
  _touch: {
    _after: {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: 'max(100%, {sizes.target})',
      height: 'max(100%, {sizes.target})',
      transform: 'translate(-50%, -50%)',
    },
  },
} as const

/** For a list whose rows are links: the room that their areas need under a finger. */
export const touchRows = { _touch: { '& li': { paddingBlock: '2.5' } } } as const
