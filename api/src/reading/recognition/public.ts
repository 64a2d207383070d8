export type { Pass, RecognisedPage } from './protocol.ts'
export { type Recogniser, withRecogniser } from './run.ts'
export type { Symbol } from './symbol.ts'
export { levelLinesOf, pageTextOf, setApart, typeset } from './typeset.ts'
