/**
 * Where a card number is typed: the card document in its frame, and a one-use token of what is in it. Each remote that
 * takes a card carries its own copy of these few bytes; the number stays in the frame's own origin.
 */
export { CardEntry } from './card-entry.tsx'
export { messages as cardEntryMessages } from './messages.ts'
export { cardEntryId, useCardFrame, type CardFrame, type TokenAnswer } from './use-card-frame.ts'
