import type { Measured } from '@invoice-card/config/bench'

/** What counts in the JSON that a bench printed; null where it printed none, or nothing was measured. */
export function measuredIn(stdout: string): readonly Measured[] | null {
  try {
    const { measured } = JSON.parse(stdout) as { readonly measured?: readonly Measured[] }
    return Array.isArray(measured) && measured.length > 0 ? measured : null
  } catch {
    return null
  }
}
