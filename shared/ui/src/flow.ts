/** What flows of steps need beyond `core.ts`, with the upload that payments begin with: a script of its own. */
export { FileDrop } from './field/file-drop.tsx'
export { ProgressBar } from './feedback/progress-bar.tsx'
export { FlowPage } from './page/flow-page.tsx'
export { Stepper } from './navigation/stepper.tsx'
