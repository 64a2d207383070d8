export { placeOnPage, type Turn } from './place.ts'
export type { Pass, RecognisedLine } from './protocol.ts'
export { type Recogniser, RecognitionError, withRecogniser } from './run.ts'
export { pageTextOf } from './typeset.ts'
