import { useState } from 'react'

/**
 * Whether the screen opened on a phone. A window that is turned later moves nothing: the frame of a card would lose
 * what was typed.
 */
export const useIsPhone = (): boolean => useState(() => matchMedia('(width < 40rem)').matches)[0]
