import { createContext, useContext } from 'react'
import type { FieldState } from '../../form-rules/field-state.ts'

/** Which fields of the form are open as inputs; the others stand as values. */
export interface FieldCheck {
  readonly isOpen: (path: string) => boolean
  /** The user has seen the reading run, and what it says of a field has its room from the start. */
  readonly isWatched: boolean
  readonly stateOf: (path: string) => FieldState
  /** Opens a field in its place and gives it the focus. */
  readonly open: (path: string) => void
}

/** Where nothing was read, there is nothing but inputs. */
const allOpen: FieldCheck = { isOpen: () => true, isWatched: false, stateOf: () => 'open', open: () => undefined }

export const CheckContext = createContext<FieldCheck>(allOpen)
export const useCheck = (): FieldCheck => useContext(CheckContext)
