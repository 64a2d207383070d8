export { boxOnPage, type Turn } from './box-on-page.ts'
export type { Pass, RecognisedLine } from './protocol.ts'
export { type Recogniser, RecognitionError, withRecogniser } from './run.ts'
export { pageTextOf } from './typeset.ts'
