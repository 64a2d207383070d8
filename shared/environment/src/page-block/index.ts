/** For who reads or changes a page as text. */
export { blockForm, blockForms, firstCharacter, type BlockForm } from './block.ts'
export type { BlockOfForm1 } from './form-1.ts'
export { readPage, replacePage } from './html.ts'
export { writeBlock } from './write.ts'
