export { RecognitionError, startTaskProcess, type TaskAnswer, type TaskProcess } from './run.ts'
