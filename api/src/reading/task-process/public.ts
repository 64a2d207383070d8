export { RecognitionError, sendTask, startTaskProcess, type TaskAnswer } from './run.ts'
